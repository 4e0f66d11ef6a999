import type { CDPSession, Clock, Page } from 'playwright-core';

/**
 * Pages in whose browser something was done that cannot be taken back; they end with their visit. What does such a thing is
 * called here and nowhere else, which lint sees to.
 */
const spent = new WeakSet<Page>();

export const isSpent = (page: Page): boolean => page.isClosed() || spent.has(page);

/** To move the clock of a browser. */
export const clockOf = (page: Page): Clock => {
  spent.add(page);
  return page.clock;
};

/** Cuts a browser off the network, or lets it on again. */
export const setOffline = (page: Page, offline: boolean): Promise<void> => {
  spent.add(page);
  return page.context().setOffline(offline);
};

/** What the tools of a developer can do to a page. */
export const devToolsOf = (page: Page): Promise<CDPSession> => {
  spent.add(page);
  return page.context().newCDPSession(page);
};

/** Has something run in every page before its own scripts. */
export const beforeScripts = <Given>(
  page: Page,
  script: (given: Given) => unknown,
  given?: Given,
): Promise<unknown> => {
  spent.add(page);
  return page.addInitScript(script as (given: unknown) => unknown, given);
};
