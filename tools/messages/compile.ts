import { dirname, posix } from 'node:path';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { contextOf, languagesOf, source, textOf, type TextFolder } from './catalog.ts';
import { parseMessage } from './parse-icu.ts';
import { pseudoLanguage, pseudoMessage } from './pseudo-language.ts';

/**
 * The texts of some contexts in one language as react-intl takes them without its parser, by id.
 *
 * @throws Error where a text is missing
 */
export const compileContexts = (
  folders: readonly TextFolder[],
  contexts: readonly string[],
  language: string,
): Readonly<Record<string, MessageFormatElement[]>> =>
  Object.fromEntries(
    folders.flatMap((folder) =>
      folder.entries
        .filter(({ id }) => contexts.includes(contextOf(id)))
        .map((entry) => {
          if (language === pseudoLanguage) return [entry.id, pseudoMessage(entry.defaultMessage)];
          const text = textOf(folder, entry, language);
          if (text === undefined) throw new Error(`${entry.id} has no text in ${language}.`);
          return [entry.id, parseMessage(text)];
        }),
    ),
  );

/** What is left of a messages module in the bundle: its exports with nothing but ids. */
export const bareModule = (exported: Readonly<Record<string, unknown>>): string =>
  Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(bare(value))};\n`)
    .join('');

const bare = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) throw new Error('A messages file exports messages only.');
  if ('id' in value && typeof value.id === 'string') return { id: value.id };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bare(inner)]));
};

/** Ways to load the texts of some contexts, by language: `{ en: () => import('…/en'), … }`. */
export const loadersModule = (address: string, languages: readonly string[]): string => {
  const loaders = languages.map((language) => `${JSON.stringify(language)}: () => import('${address}/${language}')`);
  return `export default { ${loaders.join(', ')} };\n`;
};

const head = '// Written by `npm run texts -- compile`, from the catalogs that stand in the house.\n';

export const languagesModule = (languages: readonly string[]): string =>
  `${head}export const languages = [${languages.map((language) => `'${language}'`).join(', ')}] as const;\n`;

/** Where the list of the languages stands, below everything that asks for one. */
export const languagesFile = 'libs/domain/src/kernel/generated/languages.ts';

const projectOf = (folder: string): string => folder.split('/', 2).join('/');

const catalogsModule = (file: string, folders: readonly TextFolder[], languages: readonly string[]): string => {
  const imports: string[] = [];
  const catalogs = languages.map((language) => {
    const names = folders
      .filter(({ catalogs: found }) => found.has(language))
      .map(({ path }) => {
        const name = `texts${imports.length}`;
        const address = posix.relative(dirname(file), `${path}/texts/${language}.json`);
        imports.push(`import ${name} from '${address}' with { type: 'json' };\n`);
        return `...${name}`;
      });
    return `  '${language}': { ${names.join(', ')} },\n`;
  });
  return `${head}${imports.join('')}\nexport const catalogs = {\n${catalogs.join('')}};\n`;
};

/** The files that Node reads the texts by, with their content: the list of languages, and the catalogs of each project. */
export const generatedFiles = (folders: readonly TextFolder[]): ReadonlyMap<string, string> => {
  const languages = languagesOf(folders);
  const others = languages.filter((language) => language !== source);
  const projects = Map.groupBy(folders, ({ path }) => projectOf(path));
  return new Map([
    [languagesFile, languagesModule(languages)],
    ...[...projects].map(([project, own]): [string, string] => {
      const file = `${project}/src/generated/catalogs.ts`;
      return [file, catalogsModule(file, own, others)];
    }),
  ]);
};
