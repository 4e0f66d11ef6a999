import { makeAutoObservable, runInAction } from 'mobx';

/** Part of a screen that is loaded on demand and kept. After a failure it is loaded again when it is wanted again. */
export class LazyResource<Part> {
  state: 'not-wanted' | 'coming' | 'here' | 'failed' = 'not-wanted';

  readonly #fetch: () => Promise<Part>;
  #part: Part | undefined;
  #coming: Promise<Part | undefined> | undefined;

  constructor(fetch: () => Promise<Part>) {
    this.#fetch = fetch;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Undefined until loaded. */
  get part(): Part | undefined {
    return this.state === 'here' ? this.#part : undefined;
  }

  /** Undefined if it cannot be loaded now. */
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
