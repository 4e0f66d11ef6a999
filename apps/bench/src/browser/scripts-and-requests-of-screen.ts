import type { Page, Response } from 'playwright-core';
import { isGraphql, operationOf } from '@portico/portal-e2e/browser/visitor.ts';

/** What it took to open one screen. */
export interface Opening {
  /** Address → bytes as they came over the line, of every script. */
  readonly scripts: ReadonlyMap<string, number>;
  /** Names of the GraphQL operations, in their order. */
  readonly operations: readonly string[];
  /** The sum of the layout shifts. */
  readonly shift: number;
}

declare global {
  interface Window {
    shift: number;
  }
}

/** Runs in the page, before anything of its own. Shifts that follow a key or a click count too, unlike in the web vital. */
const watchShifts = (): void => {
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** How long nothing may be under way until a screen counts as open, in milliseconds. */
const quiet = 700;

/** Watches what a page fetches; each `open` tells what one step of a visit took. */
export class Availability {
  readonly #page: Page;
  #scripts = new Map<string, number>();
  #operations: string[] = [];
  #pending = 0;
  #last = Date.now();

  private constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      this.#pending++;
      if (isGraphql(request)) this.#operations.push(operationOf(request));
    });
    page.on('response', (response) => void this.#weigh(response));
    const ended = (): void => {
      this.#pending--;
      this.#last = Date.now();
    };
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  }

  static async of(page: Page): Promise<Availability> {
    await page.addInitScript(watchShifts);
    return new Availability(page);
  }

  async open(step: () => Promise<unknown>): Promise<Opening> {
    [this.#scripts, this.#operations, this.#last] = [new Map(), [], Date.now()];
    await this.#page.evaluate(() => (window.shift = 0));
    await step();
    while (this.#pending > 0 || Date.now() - this.#last < quiet) await this.#page.waitForTimeout(50);
    const shift = await this.#page.evaluate(() => window.shift);
    return { scripts: this.#scripts, operations: this.#operations, shift };
  }

  async #weigh(response: Response): Promise<void> {
    if (!response.headers()['content-type']?.startsWith('text/javascript')) return;
    const scripts = this.#scripts;
    const { responseBodySize } = await response.request().sizes();
    if (responseBodySize > 0) scripts.set(new URL(response.url()).pathname, responseBodySize);
  }
}
