import type { KnownPasswords } from '../ports/known-passwords.ts';

/** Known passwords from a given list. */
export class ListedPasswords implements KnownPasswords {
  readonly #known: ReadonlySet<string>;

  constructor(known: readonly string[] = ['Password-1']) {
    this.#known = new Set(known);
  }

  async isKnown(password: string): Promise<boolean> {
    return this.#known.has(password);
  }
}
