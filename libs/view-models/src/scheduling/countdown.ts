import { plus, SECOND, type Instant } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';
import type { Clock } from '../access/index.ts';

/** Whole seconds until something that is kept is let go of. */
export class Countdown {
  secondsLeft = 0;

  readonly #clock: Clock;
  readonly #onEnd: () => void;
  #until: Instant | undefined;
  #stop: (() => void) | undefined;

  constructor(clock: Clock, onEnd: () => void) {
    this.#clock = clock;
    this.#onEnd = onEnd;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Counts from now on; what was counted before is forgotten. */
  start(milliseconds: number): void {
    this.stop();
    this.#until = plus(this.#clock.now(), milliseconds);
    this.#stop = this.#clock.every(SECOND, this.tick);
    this.tick();
  }

  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#until = undefined;
  }

  /** By the clock and not by counting ticks: devices sleep. */
  tick(): void {
    if (this.#until === undefined) return;
    this.secondsLeft = Math.max(0, Math.ceil((this.#until - this.#clock.now()) / SECOND));
    if (this.secondsLeft > 0) return;
    this.stop();
    this.#onEnd();
  }
}
