import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../setup/paths.mjs';

export type Language = 'en' | 'es';
export const languages: readonly Language[] = ['en', 'es'];

/** One message with its texts and the file it was written in (from the root, with forward slashes). */
export interface Entry {
  readonly id: string;
  readonly en: string;
  readonly es: string;
  readonly description: string;
  readonly file: string;
}

/** A message as it stands in a module, or anything else. */
type Exported = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Exported => typeof value === 'object' && value !== null;
export const isMessage = (value: unknown): value is Exported & { readonly id: string } =>
  isObject(value) && typeof value['id'] === 'string';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Every message that a module exports, alone or in groups. A messages file exports nothing else. */
export const entriesOf = (value: unknown, file: string): readonly Entry[] => {
  if (isMessage(value)) {
    const { id, defaultMessage, es, description } = value;
    return [{ id, en: text(defaultMessage), es: text(es), description: text(description), file }];
  }
  if (!isObject(value)) throw new Error(`${file} exports something that is no message.`);
  return Object.values(value).flatMap((inner) => entriesOf(inner, file));
};

/** Where messages are written: beside the screen, part or form that shows them. */
export const messageFiles = (folder = 'libs/ui/src'): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && found.name.endsWith('.messages.ts'))
    .map((found) => relative(root, join(found.parentPath, found.name)).replaceAll('\\', '/'))
    .sort();

/**
 * @param version changes with each reading of a file that may have changed since, because Node keeps modules
 */
export const importMessages = async (file: string, version = ''): Promise<Exported> =>
  (await import(`${pathToFileURL(join(root, file)).href}${version && `?${version}`}`)) as Exported;

export const readCatalog = async (): Promise<readonly Entry[]> => {
  const groups = await Promise.all(
    messageFiles().map(async (file) => entriesOf({ ...(await importMessages(file)) }, file)),
  );
  return groups.flat();
};

/** `access.signIn.title` → `access`: texts are served in one chunk per context. */
export const contextOf = (id: string): string => id.split('.', 1)[0] ?? '';
