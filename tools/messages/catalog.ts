import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../setup/paths.mjs';

/** The language that the texts are written in; every other one stands in catalogs. */
export const source = 'en';

/** One message as its `*.messages.ts` describes it (paths from the root, with forward slashes). */
export interface Entry {
  readonly id: string;
  readonly defaultMessage: string;
  readonly description: string;
  readonly file: string;
}

/** The texts of one language by id, as FormatJS reads them. */
export type Catalog = Readonly<Record<string, string>>;

/** What stands in one folder: its messages, and the catalogs of `texts/` beside them, by language. */
export interface TextFolder {
  readonly path: string;
  readonly entries: readonly Entry[];
  readonly catalogs: ReadonlyMap<string, Catalog>;
}

type Exported = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Exported => typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Every message that a module exports, alone or in groups. A messages file exports nothing else. */
export const entriesOf = (value: unknown, file: string): readonly Entry[] => {
  if (!isObject(value)) throw new Error(`${file} exports something that is no message.`);
  const { id, defaultMessage, description } = value;
  return typeof id === 'string'
    ? [{ id, defaultMessage: text(defaultMessage), description: text(description), file }]
    : Object.values(value).flatMap((inner) => entriesOf(inner, file));
};

/** @param version changes with each reading of a file that may have changed since, because Node keeps modules */
export const importMessages = async (file: string, version = ''): Promise<Exported> =>
  (await import(`${pathToFileURL(join(root, file)).href}${version && `?${version}`}`)) as Exported;

/** Where messages are written: beside the screen, mail or document that shows them. */
export const messageFiles = (folders: readonly string[] = ['libs']): readonly string[] =>
  folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((found) => found.isFile() && found.name.endsWith('.messages.ts'))
    .map((found) => relative(root, join(found.parentPath, found.name)).replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules'))
    .sort();

/** The catalogs of a folder, from one file a language. */
export const readCatalogs = (folder: string, base = root): ReadonlyMap<string, Catalog> => {
  const texts = join(base, folder, 'texts');
  const names = existsSync(texts) ? readdirSync(texts).filter((name) => name.endsWith('.json')) : [];
  return new Map(
    names
      .sort()
      .map(
        (name) => [basename(name, '.json'), JSON.parse(readFileSync(join(texts, name), 'utf8')) as Catalog] as const,
      ),
  );
};

export const readFolders = async (folders?: readonly string[], version?: string): Promise<readonly TextFolder[]> => {
  const files = Map.groupBy(messageFiles(folders), (file) => dirname(file));
  return Promise.all(
    [...files].map(async ([path, found]) => {
      const entries = await Promise.all(
        found.map(async (file) => entriesOf({ ...(await importMessages(file, version)) }, file)),
      );
      return { path, entries: entries.flat(), catalogs: readCatalogs(path) };
    }),
  );
};

/** The languages of the portal: the one that is written, and each that has a catalog anywhere. */
export const languagesOf = (folders: readonly Pick<TextFolder, 'catalogs'>[]): readonly string[] => {
  const others = new Set(folders.flatMap(({ catalogs }) => [...catalogs.keys()]));
  return [source, ...[...others].sort()];
};

/** The languages of the portal, found without reading a message: modules of messages may import the list that is made of this. */
export const languagesFound = (): readonly string[] =>
  languagesOf(
    [...new Set(messageFiles().map((file) => dirname(file)))].map((path) => ({ catalogs: readCatalogs(path) })),
  );

/** The text of a message in a language; undefined where its catalog lacks it. */
export const textOf = ({ catalogs }: TextFolder, entry: Entry, language: string): string | undefined =>
  language === source ? entry.defaultMessage : catalogs.get(language)?.[entry.id];

/** `access.signIn.title` → `access`: texts are served in one chunk per context. */
export const contextOf = (id: string): string => id.split('.', 1)[0] ?? '';
