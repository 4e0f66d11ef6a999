import { basename } from 'node:path';
import { contextOf, languagesOf, textOf, type Entry, type TextFolder } from './catalog.ts';
import { argumentsOf, missingPlurals, parseMessage } from './parse-icu.ts';

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The words that the ids of a folder may begin with: in screens their context, `kit` for what the kit and the words say
 * on every page, and the names of the files, since a part may come in a chunk of texts of its own; elsewhere the project.
 */
export const contextsOf = ({ path, entries }: TextFolder): ReadonlySet<string> => {
  const [, project = '', room = ''] = /^libs\/(?:adapters-)?([^/]+)\/src\/(?:screens\/)?([^/]+)/.exec(path) ?? [];
  if (project !== 'ui') return new Set([project]);
  const files = entries.map(({ file }) => camel(basename(file, '.messages.ts')));
  return new Set([room === 'words' ? 'kit' : room, ...files]);
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unreadable');

/** What is wrong with a text in a language, beside its English; empty when all is well. */
export const complaintsAboutText = (entry: Entry, language: string, text: string): readonly string[] => {
  try {
    const elements = parseMessage(text);
    const [here, there] = [elements, parseMessage(entry.defaultMessage)].map((one) => argumentsOf(one).join(', '));
    return [
      ...(here === there ? [] : [`has other arguments in ${language}: ${here} / ${there}`]),
      ...missingPlurals(elements, language).map((gap) => `has no plural case in ${language} for ${gap}`),
    ];
  } catch (error) {
    return [`is no ICU message in ${language}: ${reasonOf(error)}`];
  }
};

const complaintsAboutEntry = (folder: TextFolder, entry: Entry, languages: readonly string[]): readonly string[] => {
  const complaints: string[] = [];
  if (!/^[a-z]\w*(\.[a-z][\w-]*)+$/i.test(entry.id)) complaints.push('has no id of the form context.screen.key');
  if (!contextsOf(folder).has(contextOf(entry.id))) {
    complaints.push(`belongs in ${contextOf(entry.id)}, but stands in ${entry.file}`);
  }
  if (entry.description.trim() === '') complaints.push('has no description');
  for (const language of languages) {
    const text = textOf(folder, entry, language) ?? '';
    if (text.trim() === '') complaints.push(`has no text in ${language}`);
    else complaints.push(...complaintsAboutText(entry, language, text));
  }
  return complaints.map((complaint) => `${entry.id} ${complaint}`);
};

const strangers = ({ path, entries, catalogs }: TextFolder): readonly string[] => {
  const known = new Set(entries.map(({ id }) => id));
  return [...catalogs].flatMap(([language, catalog]) =>
    Object.keys(catalog)
      .filter((id) => !known.has(id))
      .map((id) => `${id} is in ${path}/texts/${language}.json, and no message has this id`),
  );
};

/** Everything that would leave a person without words, one sentence each; empty when all is well. */
export const complaintsAbout = (folders: readonly TextFolder[]): readonly string[] => {
  const languages = languagesOf(folders);
  const twice = [
    ...Map.groupBy(
      folders.flatMap(({ entries }) => entries),
      ({ id }) => id,
    ),
  ]
    .filter(([, same]) => same.length > 1)
    .map(([id, same]) => `${id} is written more than once: ${[...new Set(same.map(({ file }) => file))].join(', ')}`);
  return [
    ...folders.flatMap((folder) => folder.entries.flatMap((entry) => complaintsAboutEntry(folder, entry, languages))),
    ...folders.flatMap(strangers),
    ...twice,
  ];
};
