import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright-core';

/** WCAG 2.2 at level AA. */
const tagsOfFrames = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
/** And what is good practice for a whole page. */
const tags = [...tagsOfFrames, 'best-practice'];

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Violation {
  readonly rule: string;
  readonly help: string;
  /** The elements in question, each as a selector. */
  readonly where: readonly string[];
}

/** What axe finds on the page as it stands, and in its frames: each is looked at by itself, as they may not speak to each other. */
export const violationsOn = async (page: Page): Promise<readonly Violation[]> => {
  const found = await Promise.all(
    page.frames().map((frame) => violationsIn(frame, frame === page.mainFrame() ? tags : tagsOfFrames)),
  );
  return found.flat();
};

const violationsIn = async (frame: Frame, values: string[]): Promise<readonly Violation[]> => {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(await source);
  // What passed is left in the page: there is much more of it than of what is wanted.
  return frame.evaluate(
    async (options) => {
      const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(document, options);
      return violations.map(({ id, help, nodes }) => ({
        rule: id,
        help,
        where: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      // What would be loaded before is for audio and for rules that are off.
      preload: false,
      iframes: false,
    } satisfies RunOptions,
  );
};

interface Axe {
  run(context: Document, options: RunOptions): Promise<AxeResults>;
}
