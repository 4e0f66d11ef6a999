export interface Line {
  /** What the portal answers: nothing, the release of this page, or another one. */
  readonly release: () => Promise<'away' | 'this' | 'another'>;
  readonly reload: () => void;
  /** The parts of this page are gone: it says so, and the person chooses when it is loaded anew. */
  readonly outdated: () => void;
}

const never = <T>(): Promise<T> => new Promise(() => undefined);

/**
 * Fetches parts of the portal. Where there is another release by now, its parts have other names and this page says so
 * (`OPS-D2`). Otherwise some browsers keep the failure of a script for as long as the page stands, so a part that fails
 * once more although the portal answers needs a new page, which opens at the same address. The first failure never loads
 * a new page, so a part that is missing for good does not do so over and over.
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
      const release = await this.#line.release();
      if (release === 'another') {
        this.#line.outdated();
        throw error;
      }
      if (this.#failed && release === 'this') {
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

/** The script by which a page begins has another name in each release. */
const release: Line['release'] = async () => {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    if (!answer.ok) return 'away';
    return entry == null || (await answer.text()).includes(`"${entry}"`) ? 'this' : 'another';
  } catch {
    return 'away';
  }
};

/** Dispatched on the window when this page is from an older release than the portal. */
export const outdatedEvent = 'portico-outdated';

/** Those of this page. */
export const chunks = new Chunks({
  release,
  reload: () => window.location.reload(),
  outdated: () => window.dispatchEvent(new Event(outdatedEvent)),
});
