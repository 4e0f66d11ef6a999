import type { CodeableConcept, ContactPoint, HumanName, Identifier, Reference } from 'fhir/r4';

/** Whether a value of a search (`2026-11-24`, `system|code`) fits what a resource has there. */
export type Fits = (asked: string) => boolean;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const fitsString =
  (texts: readonly (string | undefined)[]): Fits =>
  (asked) =>
    texts.some((text) => text !== undefined && plain(text).startsWith(plain(asked)));

export const fitsName = (names: readonly HumanName[] = []): Fits =>
  fitsString(names.flatMap(({ family, given = [], text }) => [family, ...given, text]));

interface Token {
  readonly system?: string | undefined;
  readonly code?: string | undefined;
}

/** `code`, `system|code`, `|code` for one without a system, and `system|` for any code of it. */
export const fitsToken =
  (tokens: readonly Token[]): Fits =>
  (asked) => {
    const bar = asked.indexOf('|');
    const [system, code] = bar < 0 ? [undefined, asked] : [asked.slice(0, bar), asked.slice(bar + 1)];
    return tokens.some(
      (token) => (system === undefined || (token.system ?? '') === system) && (code === '' || token.code === code),
    );
  };

export const fitsCode = (code: string | boolean | undefined): Fits =>
  fitsToken(code === undefined ? [] : [{ code: String(code) }]);

export const fitsIdentifier = (identifiers: readonly Identifier[] = []): Fits =>
  fitsToken(identifiers.map(({ system, value }) => ({ system, code: value })));

export const fitsConcept = (concepts: readonly CodeableConcept[] = []): Fits =>
  fitsToken(concepts.flatMap(({ coding }) => coding ?? []));

export const fitsContact = (contacts: readonly ContactPoint[] = [], system?: ContactPoint['system']): Fits =>
  fitsToken(
    contacts
      .filter((contact) => system === undefined || contact.system === system)
      .map(({ value }) => ({ code: value })),
  );

/** `Kind/id`, or an id alone. */
export const fitsReference =
  (references: readonly (Reference | undefined)[], kind?: string): Fits =>
  (asked) =>
    references.some((each) => {
      const reference = each?.reference;
      if (reference === undefined || (kind !== undefined && !reference.startsWith(`${kind}/`))) return false;
      return reference === asked || reference.endsWith(`/${asked}`);
    });

const DAY = 86_400_000;

/** A day without a time is all of it, in UTC; a moment is itself. */
const spanOf = (text: string): { readonly from: number; readonly before: number } => {
  const from = Date.parse(text);
  return { from, before: from + (text.length === 10 ? DAY : 1) };
};

const comparisons: ReadonlyMap<string, (at: number, from: number, before: number) => boolean> = new Map(
  Object.entries({
    eq: (at, from, before) => from <= at && at < before,
    ne: (at, from, before) => at < from || before <= at,
    ge: (at, from) => from <= at,
    gt: (at, _, before) => before <= at,
    sa: (at, _, before) => before <= at,
    le: (at, _, before) => at < before,
    lt: (at, from) => at < from,
    eb: (at, from) => at < from,
  }),
);

export const fitsDate =
  (date: string | undefined): Fits =>
  (asked) => {
    const [, prefix = 'eq', text = ''] = /^([a-z]{2})?(\d.*)$/.exec(asked) ?? [];
    const { from, before } = spanOf(text);
    return date !== undefined && (comparisons.get(prefix)?.(Date.parse(date), from, before) ?? false);
  };
