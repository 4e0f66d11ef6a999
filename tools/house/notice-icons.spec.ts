import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const ui = join(import.meta.dirname, '../../libs/ui/src');
const warning = ['alert', 'cancelled', 'close', 'offline', 'clock'];

/** Every notice of one tone, with the icon that it names. */
const notices = globSync('**/*.tsx', { cwd: ui, exclude: ['**/*.spec.tsx'] }).flatMap((file) =>
  [...readFileSync(join(ui, file), 'utf8').matchAll(/<Notice\b([^>]*?\btone="(\w+)"[^>]*?)>/g)].map(
    ([, attributes = '', tone]) => ({ file, tone, icon: /\bicon="([\w-]+)"/.exec(attributes)?.[1] }),
  ),
);

it('never warns of what is good, nor calls good what is wrong; a notice that is neither names its icon', () => {
  expect(notices.length).toBeGreaterThan(100);
  const disagree = notices.filter(
    ({ tone, icon = '' }) =>
      (tone === 'good' && warning.includes(icon)) ||
      (tone === 'bad' && icon.startsWith('check')) ||
      (tone === 'accent' && ['', 'alert'].includes(icon)),
  );
  expect(disagree).toEqual([]);
});
