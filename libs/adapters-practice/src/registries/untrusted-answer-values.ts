/** Readers for untrusted answers: each value has the expected type, or is undefined. */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

export const listOf = (value: unknown): readonly unknown[] | undefined => (Array.isArray(value) ? value : undefined);

/** Longer is no name. */
const longest = 200;

/** One line of readable text without control characters, direction marks and outer spaces; empty text is none. */
export const lineOf = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || value.length > longest) return undefined;
  const line = value
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line === '' || line === '--' ? undefined : line;
};

/** A name in capitals, as registries write it, in the way that people write theirs. */
export const cased = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replaceAll(/(^|[\s'’.-])\p{L}/gu, (start) => start.toUpperCase())
    : name;

/** The first of those that have the same key. */
export const unique = <T>(values: readonly T[], keyOf: (value: T) => string): readonly T[] =>
  [...new Map([...values].reverse().map((value) => [keyOf(value), value])).values()].reverse();
