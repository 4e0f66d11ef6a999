export interface Line {
  /** Whether the portal answers at all. */
  readonly reached: () => Promise<boolean>;
  readonly reload: () => void;
}

const never = <T>(): Promise<T> => new Promise(() => undefined);

/**
 * Fetches parts of the portal. Some browsers keep the failure of a script for as long as the page stands, so a part that
 * fails once more although the portal answers needs a new page, which opens at the same address. The first failure never
 * loads a new page, so a part that is missing for good does not do so over and over.
 */
export class Chunks {
  readonly #line: Line;
  #failed = false;

  constructor(line: Line) {
    this.#line = line;
  }

  /** For what a person waits for. Fails when it cannot be had now. */
  async fetch<T>(load: () => Promise<T>): Promise<T> {
    try {
      return await load();
    } catch (error) {
      if (this.#failed && (await this.#line.reached())) {
        this.#line.reload();
        return never();
      }
      this.#failed = true;
      throw error;
    }
  }

  /** For what may be needed later: a failure is told once it is. */
  async prefetch(load: () => Promise<unknown>): Promise<void> {
    await load().catch(() => {
      this.#failed = true;
    });
  }
}

/** Those of this page. */
export const chunks = new Chunks({
  reached: () =>
    fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => window.location.reload(),
});
