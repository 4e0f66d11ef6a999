import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, findChromium } from '../../setup/chromium.mjs';
import type { Bar } from '../bar.ts';

const categories = ['accessibility', 'best-practices', 'performance'] as const;

interface Verdict {
  readonly scores: Readonly<Record<string, number>>;
  /** What cost points. */
  readonly faults: readonly string[];
}

const judge = async (url: string): Promise<Verdict> => {
  const chromePath = findChromium();
  if (chromePath === undefined) throw new Error('There is no Chromium on this machine; run `npm test` once.');
  const chrome = await launch({ chromePath, chromeFlags: [...chromiumFlags], ignoreDefaultFlags: true });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...categories], logLevel: 'error' });
    if (result === undefined) throw new Error('Lighthouse gave no verdict.');
    const { lhr } = result;
    const scores = Object.fromEntries(categories.map((name) => [name, 100 * (lhr.categories[name]?.score ?? 0)]));
    const faults = Object.values(lhr.categories)
      .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
      .map(({ id }) => lhr.audits[id])
      .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
      .map((audit) => `${audit?.id ?? ''} ${audit?.displayValue ?? ''} (${(100 * (audit?.score ?? 0)).toFixed(0)})`);
    return { scores, faults };
  } finally {
    chrome.kill();
  }
};

/**
 * Lighthouse, as it comes (a slow phone), on the sign-in page. It takes what the neighbours on this machine do for work of
 * the page, four times over, and nothing ever makes a page look faster than it is: the best of the rounds counts.
 */
export const benchLighthouse = async (portal: string, rounds: number): Promise<readonly Bar[]> => {
  const verdicts: Verdict[] = [];
  for (let round = 0; round < rounds; round++) verdicts.push(await judge(portal));
  for (const { scores, faults } of verdicts) {
    console.log(`Lighthouse: ${categories.map((name) => `${name} ${scores[name]?.toFixed(0) ?? '?'}`).join(', ')}`);
    for (const fault of faults) console.log(`  ${fault}`);
  }
  return categories.map((name) => ({
    name: `Lighthouse on sign-in: ${name}`,
    measured: Math.max(...verdicts.map(({ scores }) => scores[name] ?? 0)),
    bar: 100,
    unit: '',
    better: 'more',
  }));
};
