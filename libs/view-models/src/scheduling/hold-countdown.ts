import { plus, SECOND, type Instant } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';
import type { Clock } from '../access/index.ts';

/** Whole seconds until a hold expires. */
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

  /** Starts from now, replacing an earlier countdown. */
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

  /** Computed from the clock rather than by counting ticks: devices sleep. */
  tick(): void {
    if (this.#until === undefined) return;
    this.secondsLeft = Math.max(0, Math.ceil((this.#until - this.#clock.now()) / SECOND));
    if (this.secondsLeft > 0) return;
    this.stop();
    this.#onEnd();
  }
}
