import type { Profile } from './server-profiles.ts';

const MINUTE = 60_000;

/** Counts calls by windows of a minute. */
export class CallLimit {
  readonly #calls: Profile['calls'];
  readonly #now: () => number;
  #windowEnd = 0;
  #counted = 0;

  constructor(calls: Profile['calls'], now: () => number) {
    this.#calls = calls;
    this.#now = now;
  }

  /** Counts one more; what it answers is the milliseconds for which this call is one too many. */
  count(): number | undefined {
    const now = this.#now();
    if (now >= this.#windowEnd) {
      const start = this.#calls.until === 'end-of-minute' ? Math.floor(now / MINUTE) * MINUTE : now;
      this.#windowEnd = start + MINUTE;
      this.#counted = 0;
    }
    this.#counted += 1;
    return this.#counted > this.#calls.aMinute ? this.#windowEnd - now : undefined;
  }
}
