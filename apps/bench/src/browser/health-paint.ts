import { people } from '@portico/portal-e2e/browser/demo-visitors.ts';
import type { BrowserHarness } from '@portico/portal-e2e/browser/browser-harness.ts';
import { fillRecord } from '@portico/portal-e2e/browser/fill-record.ts';
import { type Bar, median } from '../performance-targets.ts';
import { slowDown } from './slow-phone.ts';

const sizes = [5, 500] as const;
type Size = (typeof sizes)[number];

const person = people.empty;

/** One visit by address on a slow phone, in a tab with a session; milliseconds until the first section of the record is to be seen. */
const visit = async (browserHarness: BrowserHarness): Promise<number> => {
  const visitor = await browserHarness.visitor({ size: 'phone', as: person });
  try {
    await slowDown(visitor.page);
    const start = performance.now();
    await visitor.page.goto('/my_health', { waitUntil: 'commit' });
    await visitor.page.locator('main#content h2').first().waitFor();
    return performance.now() - start;
  } finally {
    await visitor.leave();
  }
};

/** My health with few and with many entries, in turn, so that a busy machine is busy for both. */
export const benchHealthPaint = async (browserHarness: BrowserHarness, rounds: number): Promise<readonly Bar[]> => {
  const painted = new Map<Size, number[]>(sizes.map((size) => [size, []]));
  // The first round warms the browser up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const size of round % 2 === 0 ? sizes : [...sizes].reverse()) {
      await fillRecord(browserHarness.portal.database, size);
      const shown = await visit(browserHarness);
      if (round > 0) painted.get(size)?.push(shown);
    }
  }
  const of = (size: Size): number => median(painted.get(size) ?? []);
  for (const size of sizes)
    console.log(`My health with ${size} entries on a slow phone: painted after ${of(size).toFixed(0)} ms`);
  return [
    {
      name: 'My health of 500 entries is painted',
      measured: of(500) / of(5),
      bar: 1.2,
      unit: '× of 5',
      better: 'less',
    },
  ];
};
