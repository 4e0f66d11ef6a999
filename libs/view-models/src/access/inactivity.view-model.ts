import { inactivity, judgeIdle, type Idle } from '@portico/domain/access';
import { instant, type Instant } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';

/** Where time comes from, and who calls when it passes. */
export interface Clock {
  now(): Instant;
  /** Calls `tick` every `milliseconds` until the answered function is called. */
  every(milliseconds: number, tick: () => void): () => void;
}

/**
 * The inactivity countdown of one tab (`ACC-230` to `ACC-234`). Only the time of the last activity is kept; the rest
 * follows from the clock, so that a device that slept is judged right on waking.
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

  /** A click, scroll, key or touch. While the warning shows only its own buttons count. */
  noteActivity(): void {
    // The first touch after a sleep comes before the first tick: what passed meanwhile counts.
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
