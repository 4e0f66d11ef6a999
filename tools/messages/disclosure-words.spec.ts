import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { languagesOf, readFolders, textOf } from './catalog.ts';

const folders = await readFolders();

const uiFiles = (pattern: string): readonly string[] =>
  globSync(`libs/ui/src/${pattern}`, { cwd: root })
    .filter((path) => !path.includes('.spec.') && !path.includes('/generated/'))
    .map((path) => readFileSync(join(root, path), 'utf8'));

/** The ids of messages by the names under which screens know them. */
const idOf = new Map(
  uiFiles('**/*.messages.ts').flatMap((text) =>
    [...text.matchAll(/export const (\w+)[^=]*= defineMessages\(\{([^]*?)\n\}\)/g)].flatMap(
      ([, name = '', body = '']) =>
        [...body.matchAll(/^ {2}'?([\w-]+)'?: \{\s*id: '([^']+)'/gm)].map(
          ([, key = '', id = '']) => [`${name}.${key}`, id] as const,
        ),
    ),
  ),
);

/** What stands as the title of something that folds, in the names of its own file. */
const titles = uiFiles('**/*.tsx').flatMap((text) =>
  [...text.matchAll(/<Disclosure\s+(?:isOpen\s+)?title=\{say\((\w+)\.(\w+)/g)].map(([, words = '', key = '']) => {
    const name = new RegExp(`(\\w+) as ${words}\\b`).exec(text)?.[1] ?? words;
    return idOf.get(`${name}.${key}`) ?? `${name}.${key}`;
  }),
);

it('what folds is named by what stands in it, which is so whether it is open or not', () => {
  const texts = folders.flatMap((folder) =>
    folder.entries
      .filter(({ id }) => titles.includes(id))
      .flatMap((entry) =>
        languagesOf([folder]).map((language) => ({ id: entry.id, text: textOf(folder, entry, language) ?? '' })),
      ),
  );
  expect(texts.length).toBeGreaterThan(24);
  expect(
    texts.filter(({ text }) => /^(Show|Hide|See|Choose|Open|Ver|Mostrar|Ocultar|Elegir|Abrir)\b/.test(text)),
  ).toEqual([]);
});
