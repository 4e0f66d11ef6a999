import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** So many times in a row nothing has to be under way. */
const calmTimes = 2;

/** Milliseconds between two looks while something is under way. */
const pause = 10;

/** Resolves once the page has drawn what it has, and has nothing more to do for now. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => requestAnimationFrame(() => requestIdleCallback(() => resolve()));
    if (document.readyState === 'complete') done();
    else addEventListener('load', done, { once: true });
  });

/** What a page has asked for and not yet got. */
export class RequestsUnderWay {
  readonly #page: Page;
  readonly #open = new Set<Request>();

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#open.add(request));
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => this.#open.delete(request));
  }

  /**
   * Waits until the page has all that it asked for, has drawn it, and asks for nothing more. The browser's own word for
   * that comes half a second later, and only once for each document.
   */
  async settled(): Promise<void> {
    for (let calm = 0; calm < calmTimes;) {
      const isDrawn = await this.#page.evaluate(drawn).then(
        () => true,
        // Another document is on its way.
        () => false,
      );
      calm = isDrawn && this.#open.size === 0 ? calm + 1 : 0;
      if (calm === 0) await setTimeout(pause);
    }
  }
}
