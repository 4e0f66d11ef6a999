import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contextOf, languagesOf, readCatalogs, readFolders, type TextFolder } from './catalog.ts';
import { complaintsAbout } from './check-messages.ts';
import { compileContexts, generatedFiles, languagesFile, loadersModule } from './compile.ts';

const written = await readFolders();
const base = mkdtempSync(join(tmpdir(), 'portico-third-language-'));

const write = (path: string, language: string, catalog: object): void => {
  mkdirSync(join(base, path, 'texts'), { recursive: true });
  writeFileSync(join(base, path, 'texts', `${language}.json`), JSON.stringify(catalog));
};

/** What French says does not matter here: Spanish has the same arguments and plural cases, but for its ordinals. */
const inFrench = (spanish: object): object =>
  JSON.parse(JSON.stringify(spanish).replaceAll('selectordinal, other', 'selectordinal, one {#} other')) as object;

/** The messages of the house with the catalogs that stand in the folder of this test. */
const read = (): readonly TextFolder[] =>
  written.map((folder) => ({ ...folder, catalogs: readCatalogs(folder.path, base) }));

beforeAll(() => {
  for (const { path, catalogs } of written) {
    write(path, 'es', catalogs.get('es') ?? {});
    write(path, 'fr', inFrench(catalogs.get('es') ?? {}));
  }
});
afterAll(() => rmSync(base, { recursive: true }));

describe('a third language', () => {
  it('ACC-012 is complete by its catalogs alone', () => {
    expect(complaintsAbout(read())).toEqual([]);
    expect(languagesOf(read())).toEqual(['en', 'es', 'fr']);
  });

  it('is in the list that every other place asks, and in the catalogs of every project', () => {
    for (const [path, content] of generatedFiles(read()))
      expect({ path, content }).toEqual({ path, content: expect.stringContaining("'fr'") });
    expect(generatedFiles(read()).get(languagesFile)).toContain("['en', 'es', 'fr']");
  });

  it('comes to the browser by context', () => {
    const folders = read();
    for (const context of new Set(folders.flatMap(({ entries }) => entries.map(({ id }) => contextOf(id))))) {
      const [there, here] = ['fr', 'en'].map((language) => Object.keys(compileContexts(folders, [context], language)));
      expect(there).toEqual(here);
    }
    expect(loadersModule('virtual:messages/kit', languagesOf(folders))).toContain('"fr": () => import(');
  });

  it('is refused while a text of it is missing', () => {
    const [first] = written;
    const { [first?.entries[0]?.id ?? '']: _, ...rest } = first?.catalogs.get('es') ?? {};
    write(first?.path ?? '', 'fr', inFrench(rest));
    expect(complaintsAbout(read())).toEqual([`${first?.entries[0]?.id} has no text in fr`]);
  });
});
