import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';

/** A row of docs/accessibility.md. */
export interface Criterion {
  readonly name: string;
  readonly level: string;
  readonly verdict: string;
  readonly remark: string;
  /** The test that shows it: its file, and its title where one of the file is meant. Undefined where it was judged by hand. */
  readonly shownBy: { readonly file: string; readonly title: string | undefined } | undefined;
}

const shown = /^`([^`]+)`(?: › (.*))?$/;

const criterionOf = (line: string): Criterion => {
  const [name = '', level = '', verdict = '', remark = '', by = ''] = line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
  const [, file, title] = shown.exec(by) ?? [];
  return { name, level, verdict, remark, shownBy: file === undefined ? undefined : { file, title } };
};

export const criteriaInPage = (): readonly Criterion[] =>
  readFileSync(join(root, 'docs', 'accessibility.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map(criterionOf);
