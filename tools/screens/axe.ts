import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 at level AA, and what is good practice beyond it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Violation {
  readonly rule: string;
  readonly help: string;
  /** The elements in question, each as a selector. */
  readonly where: readonly string[];
}

/** What axe finds on the page as it stands. */
export const violationsOn = async (page: Page): Promise<readonly Violation[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await source);
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: Axe }).axe.run(document, options),
    // What would be loaded before is for audio and for rules that are off.
    { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  );
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }));
};

interface Axe {
  run(context: Document, options: RunOptions): Promise<AxeResults>;
}
