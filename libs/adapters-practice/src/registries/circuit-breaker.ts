/** After how many failures in a row calls stop, and for how many milliseconds. */
export interface BreakerLimits {
  readonly failures: number;
  readonly pause: number;
}

/** Stops calls to a service that failed several times in a row; after a pause one caller tries again for all. */
export class CircuitBreaker {
  readonly #limits: BreakerLimits;
  readonly #now: () => number;
  #failures = 0;
  #closedFrom = 0;

  constructor(limits: BreakerLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Whether this caller may ask. The first one after a pause begins the next pause, which its success ends. */
  mayAsk(): boolean {
    if (this.#failures < this.#limits.failures) return true;
    if (this.#now() < this.#closedFrom) return false;
    this.#closedFrom = this.#now() + this.#limits.pause;
    return true;
  }

  /** Whether calls stopped, and none has succeeded since. */
  get isOpen(): boolean {
    return this.#failures >= this.#limits.failures;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    this.#closedFrom = this.#now() + this.#limits.pause;
  }
}
