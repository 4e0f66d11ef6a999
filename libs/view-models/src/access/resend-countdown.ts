import { oneTimeCode } from '@portico/domain/access';
import { plus, SECOND, type Instant } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';
import type { Clock } from './inactivity.view-model.ts';

/**
 * Seconds until another code may be sent (`MON-344`), computed from the clock rather than by counting ticks: devices
 * sleep.
 */
export class ResendCountdown {
  secondsLeft = 0;

  readonly #clock: Clock;
  #until: Instant;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#until = clock.now();
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Starts at so many seconds; by default at the life of a code. */
  begin(seconds = oneTimeCode.life / SECOND): void {
    this.#until = plus(this.#clock.now(), seconds * SECOND);
    this.tick();
  }

  tick(): void {
    this.secondsLeft = Math.max(0, Math.ceil((this.#until - this.#clock.now()) / SECOND));
  }

  /** Lets it run; answers what stops it. */
  run(): () => void {
    return this.#clock.every(SECOND, this.tick);
  }
}
