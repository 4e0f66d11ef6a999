import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { contextOf, readFolders } from '@portico/tools/messages/catalog.ts';

const source = readFileSync(new URL('load-texts.ts', import.meta.url), 'utf8');

describe('the texts of the screens', () => {
  it('come by some chunk, each of them, so that no screen shows the name of a text', async () => {
    const written = (await readFolders())
      .filter(({ path }) => path.startsWith('libs/ui/') || path.startsWith('apps/portal/'))
      .flatMap(({ entries }) => entries.map(({ id }) => contextOf(id)));
    const fetched = [...source.matchAll(/'virtual:messages\/([^']+)'/g)].flatMap(([, names = '']) => names.split('+'));
    expect([...new Set(written)].filter((context) => !fetched.includes(context))).toEqual([]);
  });
});
