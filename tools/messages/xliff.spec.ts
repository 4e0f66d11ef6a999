import { describe, expect, it } from '@jest/globals';
import { readFolders, type TextFolder } from './catalog.ts';
import { exportXliff, importXliff } from './xliff.ts';

const folders = await readFolders();
const spanish = exportXliff(folders, 'es');

const small: TextFolder = {
  path: 'libs/ui/src/kit',
  entries: [
    {
      id: 'kit.greeting',
      defaultMessage: 'Hello <b>{name}</b> & {n, plural, one {# guest} other {# guests}}',
      description: 'A "greeting" of name <and> others',
      file: 'libs/ui/src/kit/kit.messages.ts',
    },
  ],
  catalogs: new Map(),
};

const back = (target: string, id = 'kit.greeting', language = 'fr') =>
  importXliff(
    [small],
    'fr',
    exportXliff([{ ...small, catalogs: new Map([[language, { 'kit.greeting': target }]]) }], language).replaceAll(
      'kit.greeting',
      id,
    ),
  );

describe('texts for translators', () => {
  it('come back as they went', () => {
    const imported = importXliff(folders, 'es', spanish);
    expect(imported).toEqual({
      complaints: [],
      catalogs: new Map(folders.map(({ path, catalogs }) => [path, catalogs.get('es')])),
    });
    for (const { path, catalogs } of folders) {
      const catalog = 'catalogs' in imported ? imported.catalogs.get(path) : undefined;
      expect(Object.keys(catalog ?? {})).toEqual(Object.keys(catalogs.get('es') ?? {}));
    }
  });

  it('carry their description as a note, and no target where there is no text yet', () => {
    const french = exportXliff([small], 'fr');
    expect(french).toContain('<note>A &quot;greeting&quot; of name &lt;and&gt; others</note>');
    expect(french).toContain('target-language="fr"');
    expect(french).not.toContain('<target');
    expect(importXliff([small], 'fr', french)).toEqual({ complaints: [], catalogs: new Map([[small.path, {}]]) });
  });

  it('keep every character of a text', () => {
    const text = ' Bonjour <b>{name}</b> & {n, plural, one {# «invité»} other {# invités}}\n';
    expect(back(text)).toEqual({ complaints: [], catalogs: new Map([[small.path, { 'kit.greeting': text }]]) });
  });

  it.each([
    { what: 'broken ICU', target: 'Bonjour {name', id: 'kit.greeting', says: 'kit.greeting is no ICU message in fr' },
    {
      what: 'a lost argument',
      target: 'Bonjour <b>!</b>',
      id: 'kit.greeting',
      says: 'kit.greeting has other arguments',
    },
    { what: 'an unknown id', target: 'Bonjour', id: 'kit.farewell', says: 'kit.farewell is no message of the portal' },
  ])('are refused with $what, which is named', ({ target, id, says }) => {
    expect(back(target, id).complaints).toEqual([expect.stringContaining(says)]);
  });

  it('are refused in another language, and where they are no XLIFF', () => {
    const target = 'Hola <b>{name}</b> {n, plural, one {#} other {#}}';
    expect(back(target, 'kit.greeting', 'es').complaints).toEqual(['The file is in "es", not in fr']);
    expect(importXliff([small], 'fr', '<xliff>').complaints).toEqual([expect.stringContaining('This is no XLIFF')]);
  });
});
