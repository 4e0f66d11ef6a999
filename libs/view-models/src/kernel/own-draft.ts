/**
 * Something that one person has begun and not ended, if anything. It is in memory alone: a new page, another person or
 * another practice begins anew, and nothing of it is in an address or left on the device.
 */
export class OwnDraft<Draft> {
  #current: { readonly owner: string; readonly draft: Draft } | undefined;
  readonly #owner: () => string | undefined;

  /** `owner` names the person at the keyboard and whose records they are at; undefined without anybody. */
  constructor(owner: () => string | undefined) {
    this.#owner = owner;
  }

  get current(): Draft | undefined {
    return this.#current?.owner === this.#owner() ? this.#current?.draft : undefined;
  }

  /** Begins it, or goes on with it. */
  keep(draft: Draft): void {
    const owner = this.#owner();
    if (owner !== undefined) this.#current = { owner, draft };
  }

  /** It is done, or given up. */
  clear(): void {
    this.#current = undefined;
  }
}
