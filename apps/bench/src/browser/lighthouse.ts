import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fetchOnDemand } from '@portico/tools/on-demand/fetch-packages.mjs';
import type { Bar } from '../performance-targets.ts';

interface Verdict {
  readonly scores: Readonly<Record<string, number>>;
  /** What cost points. */
  readonly faults: readonly string[];
}

const script = fileURLToPath(new URL('../../../../tools/on-demand/lighthouse.mjs', import.meta.url));

const judge = async (url: string): Promise<Verdict> => {
  const { stdout } = await promisify(execFile)(process.execPath, [script, url]);
  return JSON.parse(stdout) as Verdict;
};

/**
 * Lighthouse, as it comes (a slow phone), on the sign-in page. It takes what the neighbors on this machine do for work of
 * the page, four times over, and nothing ever makes a page look faster than it is: the best of the rounds counts.
 */
export const benchLighthouse = async (portal: string, rounds: number): Promise<readonly Bar[]> => {
  await fetchOnDemand();
  const verdicts: Verdict[] = [];
  for (let round = 0; round < rounds; round++) verdicts.push(await judge(portal));
  for (const { scores, faults } of verdicts) {
    const told = Object.entries(scores).map(([name, score]) => `${name} ${score.toFixed(0)}`);
    console.log(`Lighthouse: ${told.join(', ')}`);
    for (const fault of faults) console.log(`  ${fault}`);
  }
  return Object.keys(verdicts[0]?.scores ?? {}).map((name) => ({
    name: `Lighthouse on sign-in: ${name}`,
    measured: Math.max(...verdicts.map(({ scores }) => scores[name] ?? 0)),
    bar: 100,
    unit: '',
    better: 'more',
  }));
};
