import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { source, textOf, type TextFolder } from './catalog.ts';
import { parseMessage } from './parse-icu.ts';

/** A word that a language has a better one for. */
interface Avoided {
  readonly word: string;
  readonly say: string;
  readonly pattern: RegExp;
}

/** `docs/words.md`, read: the words to avoid of each language, and the texts that may keep them. */
export interface WordList {
  readonly avoided: ReadonlyMap<string, readonly Avoided[]>;
  readonly kept: ReadonlySet<string>;
}

const rowsOf = (markdown: string): readonly (readonly string[])[] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('|---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const letter = String.raw`[\p{L}\p{N}]`;

/** Finds a word as a word, in any case; a sign anywhere. */
const asWord = (word: string): RegExp => {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return /\p{L}/u.test(word) ? new RegExp(`(?<!${letter})${escaped}(?!${letter})`, 'iu') : new RegExp(escaped, 'u');
};

const avoidedIn = (say: string, not: string): readonly Avoided[] =>
  not
    .split(';')
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => ({ word, say, pattern: asWord(word) }));

export const readWordList = (markdown: string): WordList => {
  const [words = '', kept = ''] = markdown.split('\n## ');
  const rows = rowsOf(words).slice(1);
  return {
    avoided: new Map([
      [source, rows.flatMap(([say = '', not = '']) => avoidedIn(say, not))],
      ['es', rows.flatMap(([, , say = '', not = '']) => avoidedIn(say, not))],
    ]),
    kept: new Set(
      rowsOf(kept)
        .slice(1)
        .flatMap(([ids = '']) => ids.split(', ')),
    ),
  };
};

/** What a person reads of a message; a value that comes later is a bar, so that no phrase reaches across it. */
const spoken = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return spoken(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return '|';
      return Object.values(element.options)
        .map(({ value }) => spoken(value))
        .join('|');
    })
    .join('');

/** A number before a unit of time is a plural: "1 minutes" is nothing that a person says. */
const bareUnit = /\{\w+\} (?:seconds|minutes|hours|days|weeks|months|segundos|minutos|horas|días|semanas|meses)\b/u;

/** The texts that say what another word is there for, one sentence each. */
export const complaintsAboutWords = (folders: readonly TextFolder[], list: WordList): readonly string[] =>
  folders.flatMap((folder) =>
    folder.entries.flatMap((entry) =>
      [...list.avoided].flatMap(([language, avoided]) => {
        const text = textOf(folder, entry, language) ?? '';
        const said = list.kept.has(entry.id) ? '' : spoken(parseMessage(text));
        const wrong = avoided.filter(({ pattern }) => pattern.test(said));
        return [
          ...wrong.map(({ word, say }) => `${entry.id} says “${word}” in ${language}: say “${say}” (docs/words.md)`),
          ...(bareUnit.test(text) ? [`${entry.id} counts without a plural in ${language}: ${text}`] : []),
        ];
      }),
    ),
  );
