import type { Page } from 'playwright-core';

/** Milliseconds after which a page is looked at again; the last one from there on. */
const pauses = [20, 50, 100];

interface Frame {
  retryWithProgressAndBackoff(progress: object, look: unknown): unknown;
  retryWithProgressAndTimeouts(progress: object, pauses: readonly number[], look: unknown): unknown;
}
interface Inside {
  readonly _connection: { toImpl(page: Page): { mainFrame(): Frame } };
}

/**
 * Has Playwright look again every tenth of a second for what a test waits for. Left alone it looks after 20, 50, 100 and
 * 100 milliseconds and then every half a second, and what is there a little later is seen that much too late; a setting for
 * it there is none.
 *
 * @throws TypeError where a later Playwright keeps this elsewhere.
 */
export const lookAgainSoon = (page: Page): void => {
  const frame = Object.getPrototypeOf((page as unknown as Inside)._connection.toImpl(page).mainFrame()) as Frame;
  if (!('retryWithProgressAndBackoff' in frame && 'retryWithProgressAndTimeouts' in frame)) {
    throw new TypeError('This Playwright looks again in another way; see whether it still needs to be told when.');
  }
  frame.retryWithProgressAndBackoff = function (progress, look) {
    return this.retryWithProgressAndTimeouts(progress, pauses, look);
  };
};
