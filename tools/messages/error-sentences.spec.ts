import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { languagesOf, readFolders, textOf } from './catalog.ts';

const folders = await readFolders();

/** Ids of messages that say what is wrong with a field, by the words that end their keys. */
const isError = (id: string): boolean => /\.(problem|toDo|rule|missing)\.|(Missing|TooShort|Shape|wrong)$/.test(id);

/** The words that rows of the specification fix; they stand after the sentence. */
const fixed = new Set(['forms.problem.required', 'profile.problem.required', 'services.forms.required']);

const texts = folders.flatMap((folder) =>
  folder.entries
    .filter(({ id }) => isError(id))
    .flatMap((entry) =>
      languagesOf([folder]).map((language) => ({ id: entry.id, text: textOf(folder, entry, language) ?? '' })),
    ),
);

it('APT-261 MON-358 no error begins with a label, nor with the words for a required field', () => {
  const garbled = texts.filter(
    ({ id, text }) => !fixed.has(id) && (/^[“"{]\w+[}”"]?/.test(text) || /^(Required|Campo obligatorio)/i.test(text)),
  );
  expect(texts.length).toBeGreaterThan(60);
  expect(garbled.filter(({ text }) => !text.startsWith('{count, plural'))).toEqual([]);
});

it('every field of the portal’s own that must be filled in has a sentence that says what to do', () => {
  const screens = globSync('libs/ui/src/screens/**/*.tsx', { cwd: root }).filter((path) => !path.endsWith('.spec.tsx'));
  const fields = screens.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/<(TextField|TextArea|PasswordField)\n([^]*?)\n\s*\/>/g)]
      .map(([, , props = '']) => props)
      .filter((props) => /^\s+required$/m.test(props))
      .map((props) => ({ path, props })),
  );
  expect(fields.length).toBeGreaterThan(20);
  expect(fields.filter(({ props }) => !/(missing|error)=/.test(props)).map(({ path }) => path)).toEqual([]);
});

it('what is chosen on a screen in another way than in a field of the kit has a sentence of its own too', () => {
  const screens = globSync('libs/ui/src/screens/**/*.tsx', { cwd: root }).filter((path) => !path.endsWith('.spec.tsx'));
  const asked = screens.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/useMissingText\(([^;]*)\);/g)].map(([, given = '']) => ({
      path,
      given,
    })),
  );
  expect(asked.length).toBeGreaterThan(2);
  // A question of a practice is named by its own words.
  expect(asked.filter(({ given }) => !given.includes('missing')).map(({ path }) => path)).toEqual([
    'libs/ui/src/screens/surveys/question.tsx',
  ]);
});
