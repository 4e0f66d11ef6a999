import { readdirSync } from 'node:fs';

/** A bench is a folder here with a file `measure-….ts` that exports `run`, and that runs alone too. */
export const benches = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** Several benches by one word. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  // What an installation costs, how it grows, and what people notice when part of it stops.
  scale: ['install', 'start', 'at-rest', 'round-trips', 'instances', 'capacity', 'outages'],
};

/** The benches of these words, each once; all where there is no word. */
export const benchesOf = (words: readonly string[]): readonly string[] =>
  words.length === 0 ? benches : [...new Set(words.flatMap((word) => groups[word] ?? [word]))];

/** Why these are no benches; undefined where they are. */
export const mistakeIn = (named: readonly string[]): string | undefined => {
  const unknown = named.filter((name) => !benches.includes(name));
  const together = Object.entries(groups).map(([name, of]) => `${name} (${of.join(', ')})`);
  return unknown.length === 0
    ? undefined
    : `There is no bench ${unknown.join(', ')}; there are ${benches.join(', ')}, and together ${together.join('; ')}.`;
};
