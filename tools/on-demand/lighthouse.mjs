// `node lighthouse.mjs URL` prints what Lighthouse, as it comes (a slow phone), finds about the page there: as JSON, the
// score of each category, and what cost points.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, findChromium } from '../setup/chromium.mjs';

const onlyCategories = ['accessibility', 'best-practices', 'performance'];

const percent = (score) => 100 * (score ?? 0);

const [url] = process.argv.slice(2);
const chromePath = findChromium();
if (chromePath === undefined) throw new Error('There is no Chromium on this machine; run `npm test` once.');
const chrome = await launch({ chromePath, chromeFlags: [...chromiumFlags], ignoreDefaultFlags: true });
try {
  const result = await lighthouse(url, { port: chrome.port, onlyCategories, logLevel: 'error' });
  if (result === undefined) throw new Error('Lighthouse gave no verdict.');
  const { categories, audits } = result.lhr;
  const scores = Object.fromEntries(onlyCategories.map((name) => [name, percent(categories[name]?.score)]));
  const faults = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
    .map(({ id, displayValue = '', score }) => `${id} ${displayValue} (${percent(score).toFixed(0)})`);
  process.stdout.write(JSON.stringify({ scores, faults }));
} finally {
  chrome.kill();
}
