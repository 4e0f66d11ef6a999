/** How a kind is written on the wire: `none-known` is `NONE_KNOWN`. */
export type WireWord<Kind extends string> = Kind extends `${infer Head}-${infer Rest}`
  ? `${Uppercase<Head>}_${WireWord<Rest>}`
  : Uppercase<Kind>;

/** Kinds are few and are said thousands of times a second; each is written once. */
const written = new Map<string, string>();

export const toWire = <Kind extends string>(kind: Kind): WireWord<Kind> => {
  let word = written.get(kind);
  if (word === undefined) {
    word = kind.toUpperCase().replaceAll('-', '_');
    written.set(kind, word);
  }
  return word as WireWord<Kind>;
};

/** How a word of the wire is written in the domain. */
export type DomainKind<Word extends string> = Word extends `${infer Head}_${infer Rest}`
  ? `${Lowercase<Head>}-${DomainKind<Rest>}`
  : Lowercase<Word>;

export const fromWire = <Word extends string>(word: Word): DomainKind<Word> =>
  word.toLowerCase().replaceAll('_', '-') as DomainKind<Word>;
