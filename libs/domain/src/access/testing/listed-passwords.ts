import type { KnownPasswords } from '../ports/known-passwords.ts';

/** A list of known passwords that is given. */
export class ListedPasswords implements KnownPasswords {
  readonly #known: ReadonlySet<string>;

  constructor(known: readonly string[] = ['Password-1']) {
    this.#known = new Set(known);
  }

  async isKnown(password: string): Promise<boolean> {
    return this.#known.has(password);
  }
}
