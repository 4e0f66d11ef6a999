import { inactivity, judgeIdle, type Idle } from '@portico/domain/access';
import { instant, type Instant } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';

/** The source of time and of timers. */
export interface Clock {
  now(): Instant;
  /** Calls `tick` every `milliseconds` until the returned function is called. */
  every(milliseconds: number, tick: () => void): () => void;
}

/**
 * The inactivity countdown of one tab (`ACC-230` to `ACC-234`). Only the time of the last activity is stored; the rest
 * is computed from the clock, so that it is right after a device has slept.
 */
export class InactivityViewModel {
  idle: Idle = { kind: 'active' };

  readonly #clock: Clock;
  #countdown: number = inactivity.countdown;
  #lastActivity: Instant;
  #stop: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#lastActivity = clock.now();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** `countdown` in milliseconds; the runtime configuration may lower the default of 600 s. */
  start(countdown: number = inactivity.countdown): void {
    this.#countdown = Math.min(countdown, inactivity.countdown);
    this.#lastActivity = this.#clock.now();
    this.#stop ??= this.#clock.every(inactivity.tick, () => {
      this.look();
    });
  }

  /** A click, scroll, key or touch. While the warning is open, only its own buttons count. */
  noteActivity(): void {
    // The first touch after a sleep comes before the first tick: the elapsed time must be checked first.
    this.look();
    if (this.idle.kind === 'active') this.#lastActivity = instant(Math.max(this.#lastActivity, this.#clock.now()));
  }

  continueSession(): void {
    this.look();
    if (this.idle.kind === 'over') return;
    this.#lastActivity = this.#clock.now();
    this.look();
  }

  look(): void {
    const idle = judgeIdle(this.#lastActivity, this.#clock.now(), this.#countdown);
    const unchanged =
      idle.kind === this.idle.kind &&
      (idle.kind !== 'warning' || this.idle.kind !== 'warning' || idle.secondsLeft === this.idle.secondsLeft);
    if (!unchanged) this.idle = idle;
  }

  dispose(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}
