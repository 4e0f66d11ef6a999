import { inactivity, judgeIdle, type Idle } from '@portico/domain/access';
import { SECOND, type Instant } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';
import { ownActivity, type SharedActivity } from './tab-token-sharing.ts';

/** The source of time and of timers. */
export interface Clock {
  now(): Instant;
  /** Calls `tick` every `milliseconds` until the returned function is called. */
  every(milliseconds: number, tick: () => void): () => void;
}

/**
 * The inactivity countdown of a person (`ACC-230` to `ACC-234`): activity in any of their tabs counts for all of them.
 * Only the time of the last activity is stored; the rest is computed from the clock, so that it is right after a device
 * or a tab has slept.
 */
export class InactivityViewModel {
  idle: Idle = { kind: 'active' };

  readonly #clock: Clock;
  readonly #shared: SharedActivity;
  #countdown: number = inactivity.countdown;
  #lastActivity: Instant;
  /** When the other tabs were last told, and of what they were not told since: they are told once a second at most. */
  #toldAt = 0;
  #untold: Instant | undefined;
  #stop: (() => void) | undefined;

  constructor(clock: Clock, shared: SharedActivity = ownActivity) {
    this.#clock = clock;
    this.#shared = shared;
    this.#lastActivity = clock.now();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** `countdown` in milliseconds; the runtime configuration may lower the default of 600 s. */
  start(countdown: number = inactivity.countdown): void {
    this.#countdown = Math.min(countdown, inactivity.countdown);
    this.#note();
    this.#stop ??= this.#clock.every(inactivity.tick, () => {
      this.look();
    });
  }

  /** A click, scroll, key or touch. While the warning is open, only its own buttons count. */
  noteActivity(): void {
    // The first touch after a sleep comes before the first tick: the elapsed time must be checked first.
    this.look();
    if (this.idle.kind !== 'active') return;
    this.#lastActivity = this.#untold = this.#clock.now();
    this.#tell(this.#untold);
  }

  continueSession(): void {
    this.look();
    if (this.idle.kind === 'over') return;
    this.#note();
    this.look();
  }

  look(): void {
    // A session that has ended here stays ended, whoever signs in next in another tab.
    if (this.idle.kind === 'over') return;
    const now = this.#clock.now();
    this.#tell(now);
    this.#lastActivity = Math.max(this.#lastActivity, this.#shared.last(now)) as Instant;
    const idle = judgeIdle(this.#lastActivity, now, this.#countdown);
    if (JSON.stringify(idle) !== JSON.stringify(this.idle)) this.idle = idle;
  }

  #note(): void {
    this.#lastActivity = this.#untold = this.#clock.now();
    this.#toldAt = 0;
    this.#tell(this.#untold);
  }

  /** Each scroll event is a sign, and each write blocks the page. */
  #tell(now: Instant): void {
    if (this.#untold === undefined || Math.abs(now - this.#toldAt) < SECOND) return;
    if (this.#untold > this.#shared.last(now)) this.#shared.note(this.#untold);
    this.#toldAt = now;
    this.#untold = undefined;
  }

  dispose(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}
