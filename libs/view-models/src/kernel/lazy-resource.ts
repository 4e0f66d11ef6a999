import { makeAutoObservable, runInAction } from 'mobx';

/**
 * Something of a screen that is fetched after it, once it is wanted, and kept from then on. One that did not come is fetched
 * anew when it is wanted again.
 */
export class LazyResource<Part> {
  state: 'not-wanted' | 'coming' | 'here' | 'failed' = 'not-wanted';

  readonly #fetch: () => Promise<Part>;
  #part: Part | undefined;
  #coming: Promise<Part | undefined> | undefined;

  constructor(fetch: () => Promise<Part>) {
    this.#fetch = fetch;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Undefined until it is here. */
  get part(): Part | undefined {
    return this.state === 'here' ? this.#part : undefined;
  }

  /** Undefined where it cannot be had now. */
  want(): Promise<Part | undefined> {
    this.#coming ??= this.#wait();
    return this.#coming;
  }

  async #wait(): Promise<Part | undefined> {
    this.state = 'coming';
    try {
      this.#part = await this.#fetch();
    } catch {
      this.#coming = undefined;
    }
    runInAction(() => {
      this.state = this.#coming === undefined ? 'failed' : 'here';
    });
    return this.#part;
  }
}
