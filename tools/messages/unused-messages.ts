import { sourceFiles, type SourceFile } from '../house/source-files.ts';
import { importMessages, type TextFolder } from './catalog.ts';

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !('id' in value);

interface Source {
  readonly path: string;
  readonly text: string;
}

const statements = /^(?:import|export) (?:type )?\{[^}]*\} from .*$/gm;

/** What a file calls an import, in its own code. */
const nameIn = (name: string, imports: readonly string[]): string =>
  imports.map((statement) => new RegExp(`\\b${name} as (\\w+)`).exec(statement)?.[1]).find(Boolean) ?? name;

/** The keys that a file takes of a group; `undefined` where it takes the group as a whole, as by a kind known later. */
const keysTaken = (name: string, text: string): readonly string[] | undefined => {
  const own = nameIn(name, text.match(statements) ?? []);
  const code = text.replace(statements, '');
  if (new RegExp(`\\b${own}\\b(?!\\??\\.\\w)`).test(code)) return undefined;
  return [...code.matchAll(new RegExp(`\\b${own}\\??\\.(\\w+)`, 'g'))].map(([, key = '']) => key);
};

const unusedIn = (name: string, group: object, users: readonly Source[]): readonly string[] => {
  const taken = users.map(({ text }) => keysTaken(name, text));
  if (taken.includes(undefined)) return [];
  const keys = new Set(taken.flat());
  return Object.keys(group).filter((key) => !keys.has(key));
};

/** Messages that no screen, mail or document names; a group that is chosen from by a kind is complete by its type. */
export const unusedMessages = async (
  folders: readonly TextFolder[],
  sources: readonly SourceFile[] = sourceFiles(),
): Promise<readonly string[]> => {
  const files = [...new Set(folders.flatMap(({ entries }) => entries.map(({ file }) => file)))];
  const found = await Promise.all(
    files.map(async (file) => {
      const groups = Object.entries(await importMessages(file)).filter(([, value]) => isGroup(value));
      return groups.flatMap(([name, group]) => {
        const users = sources.filter(({ path, text }) => path !== file && text.includes(name));
        return unusedIn(name, Object(group) as object, users).map(
          (key) => `${name}.${key} of ${file} is shown nowhere`,
        );
      });
    }),
  );
  return found.flat();
};
