import { createHmac } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ids of 13 letters and digits, the same ones for the same seed. */
export class Ids {
  readonly #seed: string;
  #made = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  next(): string {
    this.#made += 1;
    const bytes = createHmac('sha256', this.#seed).update(String(this.#made)).digest();
    return Array.from({ length: 13 }, (_, index) => alphabet.charAt((bytes[index] ?? 0) % alphabet.length)).join('');
  }

  clear(): void {
    this.#made = 0;
  }
}
