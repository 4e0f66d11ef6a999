const MINUTE = 60_000;

/** Lets at most so many calls begin in any minute, and says when there is room again. */
export class CallBudget {
  readonly #perMinute: number;
  readonly #now: () => number;
  /** When the calls of the last minute began, in a ring that grows up to one place for each. */
  readonly #begun: number[] = [];
  #next = 0;

  constructor(perMinute: number, now: () => number) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Takes one call; or says, in epoch milliseconds, when one may begin. */
  take(): { readonly until: number } | undefined {
    const oldest = this.#begun[this.#next] ?? -MINUTE;
    const now = this.#now();
    if (now - oldest < MINUTE) return { until: oldest + MINUTE };
    this.#begun[this.#next] = now;
    this.#next = (this.#next + 1) % this.#perMinute;
    return undefined;
  }
}
