import { plus, type Instant } from '@portico/domain/kernel';
import type { ServerClock } from '../../server/index.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Time that passes when it is told to; whatever a timer begins is over before the next one runs. */
export class VirtualClock implements ServerClock {
  readonly #start: Instant;
  readonly #settled: () => Promise<void>;
  readonly #timers = new Set<Timer>();
  #passed = 0;

  /** `settled` resolves once nothing that was begun is on its way. */
  constructor(start: Instant, settled: () => Promise<void>) {
    this.#start = start;
    this.#settled = settled;
  }

  readonly now = (): Instant => plus(this.#start, this.#passed);

  monotonic(): number {
    return this.#passed;
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.#passed + milliseconds, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.#passed + milliseconds;
    await this.#settled();
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#timers.delete(next);
      this.#passed = Math.max(this.#passed, next.at);
      next.run();
      await this.#settled();
    }
    this.#passed = end;
  }

  #next(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers)
      if (timer.at <= end && (first === undefined || timer.at < first.at)) first = timer;
    return first;
  }
}
