import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** The reader of a page, as its package exports it. */
interface Reader {
  start(options: { readonly container: Node }): Promise<void>;
  next(): Promise<void>;
  stop(): Promise<void>;
  spokenPhraseLog(): Promise<readonly string[]>;
}

/** The package for browsers is a module; here it is an expression, since a content policy lets no script be added. */
const readerSource = (): string => {
  const file = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
  const module = readFileSync(file, 'utf8');
  const [exports, name] = /export\s*\{[^}]*?([\w$]+) as virtual\s*\};?/.exec(module) ?? [];
  if (exports === undefined || name === undefined)
    throw new Error('The virtual screen reader exports its reader in another way.');
  const [before = '', after = ''] = module.split(exports);
  return `(() => { ${before}; ${after}\nwindow.screenReader = ${name}; })()`;
};

let source: string | undefined;

/** More steps than any page here has. */
const mostSteps = 600;

/** What a screen reader says from the beginning of a part of a page to its end. */
export const readAloud = async (page: Page, part: string): Promise<readonly string[]> => {
  source ??= readerSource();
  await page.evaluate(source);
  return page.evaluate(
    async ({ part, mostSteps }) => {
      const reader = Reflect.get(window, 'screenReader') as Reader;
      const container = document.querySelector(part);
      if (container === null) throw new Error(`There is no ${part}.`);
      await reader.start({ container });
      for (let step = 0; step < mostSteps; step += 1) {
        await reader.next();
        const log = await reader.spokenPhraseLog();
        if (log.length > 1 && log.at(-1) === log[0]) break;
      }
      const said = await reader.spokenPhraseLog();
      await reader.stop();
      return said;
    },
    { part, mostSteps },
  );
};
