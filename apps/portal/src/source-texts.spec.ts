import { describe, expect, it } from '@jest/globals';
import { languageOfText } from '@portico/ui/words';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../libs');
const catalogs = globSync('*/src/**/texts/es.json', { cwd: root });
const spanish: readonly string[] = catalogs.flatMap((file) =>
  Object.values(JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>),
);
const english: readonly string[] = globSync('*/src/**/*.messages.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/defaultMessage:\s*(?:'([^'\n]*)'|"([^"\n]*)")/gu)].map(
    ([, single, double]) => single ?? double ?? '',
  ),
);
const plain = (texts: readonly string[], least: number): readonly string[] =>
  texts
    .filter((text) => !text.includes('plural') && !text.includes('select'))
    .map((text) => text.replace(/\{[^}]*\}|<[^>]*>/gu, ''))
    .filter((text) => text.split(/[^\p{L}]+/u).filter(Boolean).length >= least);

const screens = join(root, 'ui/src/screens');
/** Draws a kind of visit, a specialty or a name of the record without saying its language: alone, in a row, or in a sentence. */
const bare = [
  /[>{(]\s*\{?(?:[a-z]+\.)*(?:visitType|specialty|visitReason|visitReason\.visitType|lab\.name)\}\s*(?!\s*<\/(?:SourceText|Specialty)>)\s*<\//u,
  /\{\[[^\]]*(?:visitType|specialty)[^\]]*\]\s*\.filter/u,
  /say\([\w.]+, \{[^}]*(?:visitType|specialty)\b/u,
];

describe('the language of texts of a practice or another source', () => {
  it.each([
    ['en', english],
    ['es', spanish],
  ] as const)(
    'knows 97 of 100 texts of the portal with four words or more in %s, and mistakes 1 at most',
    (language, all) => {
      const texts = plain(all, 4);
      const wrong = texts.filter((text) => (languageOfText(text) ?? language) !== language);
      const unknown = texts.filter((text) => languageOfText(text) === undefined);
      expect(texts.length).toBeGreaterThan(500);
      expect({ wrong: wrong.slice(0, wrong.length <= texts.length / 100 ? 0 : 20) }).toEqual({ wrong: [] });
      expect({ unknown: unknown.slice(0, unknown.length <= (texts.length * 3) / 100 ? 0 : 20) }).toEqual({
        unknown: [],
      });
    },
  );

  it.each([
    ['Internal Medicine', 'en'],
    ['Family Medicine', 'en'],
    ['Pediatrics', 'en'],
    ['Obstetrics & Gynecology', 'en'],
    ['Cardiology', 'en'],
    ['Psychiatry', 'en'],
    ['Physical Therapy', 'en'],
    ['Office visit', 'en'],
    ['Annual physical', 'en'],
    ['Follow-up', 'en'],
    ['New patient visit', 'en'],
    ['Medicina interna', 'es'],
    ['Medicina familiar', 'es'],
    ['Pediatría', 'es'],
    ['Cardiología', 'es'],
    ['Consulta en el consultorio', 'es'],
    ['Chequeo anual', 'es'],
    ['Control', 'es'],
    ['Análisis de sangre', 'es'],
    ['Lisinopril 10 mg', undefined],
    ['Metformina', undefined],
    ['', undefined],
  ])('reads %j as %s', (text, language) => {
    expect(languageOfText(text)).toBe(language);
  });

  it('is said of every kind of visit, specialty and name of the record on the screens', () => {
    const found = globSync('**/*.tsx', { cwd: screens }).filter(
      (file) =>
        !file.endsWith('.spec.tsx') && bare.some((each) => each.test(readFileSync(join(screens, file), 'utf8'))),
    );
    expect(found).toEqual([]);
  });
});
