import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../../../..');

const sources = ['libs/adapters-storage/src', 'libs/adapters-practice/src'].flatMap((directory) =>
  readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/.test(name) && !/\.(spec|contract)\.ts$|(^|\/)testing\//.test(name))
    .map((name) => ({ file: `${directory}/${name}`, text: readFileSync(join(root, directory, name), 'utf8') })),
);

/** Each function that removes what is over, with its text up to its closing bracket. */
const pruning = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/^( *)(?:export const |async |readonly )?(prune\w*)\b[^;\n]*\{\n([\s\S]*?)\n\1\}/gm)].map(
    ([, , name = '', body = '']) => ({ name: `${file} ${name}`, body }),
  ),
);

it('what is over is removed some at a time, so that nobody waits behind rows of months', () => {
  expect(pruning.length).toBeGreaterThan(15);
  expect(pruning.filter(({ body }) => /delete from/i.test(body)).map(({ name }) => name)).toEqual([]);
});
