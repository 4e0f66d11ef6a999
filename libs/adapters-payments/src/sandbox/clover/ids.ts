import { createHmac } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Ids of 13 letters and digits, the same ones for the same seed at the same times. The time is in them so that a double that
 * is started again gives no id of its earlier life to something else.
 */
export class Ids {
  readonly #seed: string;
  readonly #now: () => number;
  #made = 0;

  constructor(seed: string, now: () => number) {
    this.#seed = seed;
    this.#now = now;
  }

  next(): string {
    this.#made += 1;
    const bytes = createHmac('sha256', this.#seed).update(`${this.#made} ${this.#now()}`).digest();
    return Array.from({ length: 13 }, (_, index) => alphabet.charAt((bytes[index] ?? 0) % alphabet.length)).join('');
  }

  clear(): void {
    this.#made = 0;
  }
}
