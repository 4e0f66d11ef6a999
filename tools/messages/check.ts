import { contextOf, languages, type Entry } from './catalog.ts';
import { argumentsOf, parseMessage } from './icu.ts';

/**
 * The word that the ids of a file begin with: the context of its screens, or `kit` for what the kit and the words say
 * on every page.
 */
export const contextOfFile = (file: string): string | undefined =>
  /^libs\/ui\/src\/screens\/([^/]+)\//.exec(file)?.[1] ??
  (/^libs\/ui\/src\/(kit|words)\//.test(file) ? 'kit' : /^libs\/ui\/src\/([^/]+)\//.exec(file)?.[1]);

/** A part that comes in a chunk of texts of its own gives its name to its file: `new-password.messages.ts`, `newPassword`. */
const chunkOfFile = (file: string): string | undefined =>
  /([^/]+)\.messages\.ts$/.exec(file)?.[1]?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const complaintsAboutOne = (entry: Entry): readonly string[] => {
  const complaints: string[] = [];
  if (!/^[a-z]\w*(\.[a-z][\w-]*)+$/i.test(entry.id)) complaints.push('has no id of the form context.screen.key');
  if (![contextOfFile(entry.file), chunkOfFile(entry.file)].includes(contextOf(entry.id))) {
    complaints.push(`belongs in ${contextOf(entry.id)}, but stands in ${entry.file}`);
  }
  if (entry.description.trim() === '') complaints.push('has no description');
  const argumentLists: string[] = [];
  for (const language of languages) {
    if (entry[language].trim() === '') {
      complaints.push(`has no text in ${language}`);
      continue;
    }
    try {
      argumentLists.push(argumentsOf(parseMessage(entry[language])).join(', '));
    } catch (error) {
      complaints.push(`is no ICU message in ${language}: ${error instanceof Error ? error.message : 'unreadable'}`);
    }
  }
  if (new Set(argumentLists).size > 1) complaints.push(`has other arguments in es: ${argumentLists.join(' / ')}`);
  return complaints.map((complaint) => `${entry.id} ${complaint}`);
};

/** Everything that would leave a person without words, one sentence each; empty when all is well. */
export const complaintsAbout = (entries: readonly Entry[]): readonly string[] => {
  const files = Map.groupBy(entries, ({ id }) => id);
  const twice = [...files]
    .filter(([, same]) => same.length > 1)
    .map(([id, same]) => `${id} is written more than once: ${[...new Set(same.map(({ file }) => file))].join(', ')}`);
  return [...entries.flatMap(complaintsAboutOne), ...twice];
};
