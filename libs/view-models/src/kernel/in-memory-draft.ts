/**
 * One person's unfinished task, if any. In memory only: a new page, another person or another practice starts anew, and
 * nothing of it is in an address or left on the device.
 */
export class OwnDraft<Draft> {
  #current: { readonly owner: string; readonly draft: Draft } | undefined;
  readonly #owner: () => string | undefined;

  /** `owner` returns the signed-in person and whose records are open; undefined when signed out. */
  constructor(owner: () => string | undefined) {
    this.#owner = owner;
  }

  get current(): Draft | undefined {
    return this.#current?.owner === this.#owner() ? this.#current?.draft : undefined;
  }

  /** Starts or updates the draft. */
  keep(draft: Draft): void {
    const owner = this.#owner();
    if (owner !== undefined) this.#current = { owner, draft };
  }

  /** Clears the draft, done or abandoned. */
  clear(): void {
    this.#current = undefined;
  }
}
