/** How a kind is written on the wire: `none-known` is `NONE_KNOWN`. */
export type WireWord<Kind extends string> = Kind extends `${infer Head}-${infer Rest}`
  ? `${Uppercase<Head>}_${WireWord<Rest>}`
  : Uppercase<Kind>;

export const toWire = <Kind extends string>(kind: Kind): WireWord<Kind> =>
  kind.toUpperCase().replaceAll('-', '_') as WireWord<Kind>;

/** How a word of the wire is written in the domain. */
export type DomainKind<Word extends string> = Word extends `${infer Head}_${infer Rest}`
  ? `${Lowercase<Head>}-${DomainKind<Rest>}`
  : Lowercase<Word>;

export const fromWire = <Word extends string>(word: Word): DomainKind<Word> =>
  word.toLowerCase().replaceAll('_', '-') as DomainKind<Word>;
