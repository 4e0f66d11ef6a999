import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ui = join(import.meta.dirname, '../../libs/ui/src');

const isPage = (path: string): boolean => !path.includes('.spec.') && !path.startsWith('generated');

/** What a style says of the size of a second heading with this class; undefined for nothing. */
const sizeIn = (style: string, name: string): string | undefined => {
  const own = [`h2.${name}`, `.${name}`].flatMap((selector) =>
    style
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .split('}')
      .filter((rule) => (rule.split('{')[0] ?? '').split(',').some((one) => one.trim() === selector))
      .map((rule) => /font-size: ([^;]+);/.exec(rule)?.[1]),
  );
  return own.find((size) => size !== undefined);
};

/** The second headings of the screens that have a class, each with the size that its style gives it. */
const headings = globSync('**/*.tsx', { cwd: ui })
  .filter(isPage)
  .flatMap((path) => {
    const text = readFileSync(join(ui, path), 'utf8');
    return [...text.matchAll(/<h2[^>]*className=\{(\w+)\.(\w+)/g)].map(([, styles = '', name = '']) => {
      const from = new RegExp(`import ${styles} from '([^']+)'`).exec(text)?.[1] ?? '';
      const file = join(ui, dirname(path), from);
      const size = existsSync(file) ? sizeIn(readFileSync(file, 'utf8'), name) : undefined;
      return { at: `${path} .${name}`, size };
    });
  });

describe('second headings', () => {
  it('are found', () => {
    expect(headings.length).toBeGreaterThan(60);
  });

  it('are never smaller than 20 px, so that they stand out from the text', () => {
    const large = ['var(--text-l)', 'var(--text-xl)', 'var(--text-2xl)'];
    expect(headings.filter(({ size }) => !large.includes(size ?? '')).map(({ at }) => at)).toEqual([]);
  });

  it('of a step of the check-in are as large as that of the form that stands in it', () => {
    const styleOf = (path: string): string => readFileSync(join(ui, 'screens', path), 'utf8');
    const step = sizeIn(styleOf('visits/check-in.module.css'), 'heading');
    expect(step).toBeDefined();
    expect(step).toBe(sizeIn(styleOf('forms/forms-screen.module.css'), 'top h2'));
  });
});
