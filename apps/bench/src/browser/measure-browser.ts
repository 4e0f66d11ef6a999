import { parseArgs } from 'node:util';
import { launchBrowser } from '@portico/portal-e2e/browser/browser.ts';
import { BrowserHarness } from '@portico/portal-e2e/browser/browser-harness.ts';
import { type Bar, printBars } from '../performance-targets.ts';
import { benchHealthPaint } from './health-paint.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchScreenCosts } from './screen-costs.ts';
import { benchSignInPaint } from './sign-in-paint.ts';

/** Measures the built portal in a real browser; `rounds` applies to timed measurements. */
export const run = async (rounds = 12): Promise<readonly Bar[]> => {
  const browserHarness = await BrowserHarness.open();
  try {
    const browser = await launchBrowser();
    const painted = await benchSignInPaint(browser, browserHarness.portal.url, rounds).finally(() => browser.close());
    return [
      ...painted,
      ...(await benchHealthPaint(browserHarness, rounds)),
      ...(await benchScreenCosts(browserHarness)),
      ...(await benchLighthouse(browserHarness.portal.url, Math.min(rounds, 5))),
    ];
  } finally {
    await browserHarness.close();
  }
};

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '12' } } });
  printBars(await run(Number(values.rounds)));
}
