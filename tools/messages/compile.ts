import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { contextOf, type Entry, type Language } from './catalog.ts';
import { parseMessage } from './icu.ts';

/** The texts of some contexts in one language as react-intl takes them without its parser, by id. */
export const compileContexts = (
  entries: readonly Entry[],
  contexts: readonly string[],
  language: Language,
): Readonly<Record<string, MessageFormatElement[]>> =>
  Object.fromEntries(
    entries
      .filter(({ id }) => contexts.includes(contextOf(id)))
      .map((entry) => [entry.id, parseMessage(entry[language])]),
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
