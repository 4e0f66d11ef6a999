import { serveBrowser, type ServedBrowser } from './browser.ts';
import { demoOfRun } from './demo-database.ts';
import { builtPortal } from './portal-under-test.ts';
import { requireBuiltPortal } from './require-built-portal.ts';

let browser: ServedBrowser | undefined;

/** Before the first file of tests: the database that the portal of each begins with, and the browser of all. */
export const openShared = async (): Promise<void> => {
  requireBuiltPortal(builtPortal);
  await demoOfRun.make();
  browser = await serveBrowser();
};

export const closeShared = async (): Promise<void> => {
  await browser?.close();
  await demoOfRun.remove();
};
