import { all, digits, first, text, texts, type Json } from '../json/index.ts';

/** What a CodeableConcept says to a reader: its own text, else the display that was picked, else any, else a code. */
export const conceptText = (concept: Json | undefined): string | undefined => {
  const codings = all(concept, 'coding');
  const picked = codings.find((coding) => first(coding, 'userSelected') === true);
  return (
    text(concept, 'text') ?? text(picked, 'display') ?? text(concept, 'coding.display') ?? text(concept, 'coding.code')
  );
};

export const codesOf = (concept: Json | undefined): readonly string[] => texts(concept, 'coding.code');

/** `10 mg`; with the comparator in front and the unit as it is printed. */
export const quantityText = (quantity: Json | undefined): string | undefined => {
  const value = digits(quantity, 'value');
  if (value === undefined) return undefined;
  const unit = text(quantity, 'unit') ?? text(quantity, 'code');
  return `${text(quantity, 'comparator') ?? ''}${value}${unit === undefined || unit === '1' ? '' : ` ${unit}`}`;
};

export const rangeText = (range: Json | undefined): string | undefined => {
  const low = quantityText(first(range, 'low'));
  const high = quantityText(first(range, 'high'));
  if (low === undefined) return high === undefined ? undefined : `≤ ${high}`;
  return high === undefined ? `≥ ${low}` : `${low} – ${high}`;
};

/** The names a person has, the one to show first: official, then usual, then any; former names and nicknames last. */
export const personNames = (names: readonly Json[]): readonly string[] =>
  byUse(names)
    .flatMap((name) => personName(name) ?? [])
    .filter((name, index, list) => list.indexOf(name) === index);

/** The family name of the first of those names. */
export const familyNameIn = (names: readonly Json[]): string | undefined =>
  text(
    byUse(names).find((name) => personName(name) !== undefined),
    'family',
  );

type NamePart = 'prefix' | 'given' | 'middle' | 'family' | 'suffix';

/** The parts of the first of those names; the given names hold the middle ones. */
export const namePartsIn = (names: readonly Json[]): Readonly<Record<NamePart, string | undefined>> => {
  const shown = byUse(names).find((name) => personName(name) !== undefined);
  const given = texts(shown, 'given');
  return {
    prefix: joined(texts(shown, 'prefix')),
    given: joined(given),
    middle: joined(given.slice(1)),
    family: text(shown, 'family'),
    suffix: joined(texts(shown, 'suffix')),
  };
};

const joined = (parts: readonly string[]): string | undefined => (parts.length === 0 ? undefined : parts.join(' '));

const byUse = (names: readonly Json[]): readonly Json[] => [...names].sort((a, b) => rank(a) - rank(b));

const uses = ['official', 'usual', undefined, 'temp', 'anonymous', 'maiden', 'nickname', 'old'];
const rank = (name: Json): number => {
  const at = uses.indexOf(text(name, 'use'));
  return at === -1 ? uses.length : at;
};

const personName = (name: Json): string | undefined => {
  const parts = ['prefix', 'given', 'family', 'suffix'].flatMap((part) => texts(name, part));
  return (
    text(name, 'text') ??
    (texts(name, 'given').length + texts(name, 'family').length === 0 ? undefined : parts.join(' '))
  );
};

export const phoneOf = (from: Json | undefined): string | undefined => {
  const phones = all(from, 'telecom').filter((point) => text(point, 'system') === 'phone');
  const work = phones.find((point) => text(point, 'use') === 'work');
  return text(work, 'value') ?? phones.map((point) => text(point, 'value')).find((value) => value !== undefined);
};

export const emailOf = (from: Json | undefined): string | undefined => {
  const emails = all(from, 'telecom').filter((point) => text(point, 'system') === 'email');
  const work = emails.find((point) => text(point, 'use') === 'work');
  return text(work, 'value') ?? emails.map((point) => text(point, 'value')).find((value) => value !== undefined);
};

/** Uses of an address where nobody is cared for now. */
const privateUses = new Set(['home', 'temp', 'old']);

/** An address on one line, in its own words where it has some; never one at home. */
export const addressOf = (from: Json | undefined): string | undefined => {
  const address = all(from, 'address').find((each) => !privateUses.has(text(each, 'use') ?? ''));
  const region = [text(address, 'state'), text(address, 'postalCode')].filter((part) => part !== undefined).join(' ');
  const parts = [...texts(address, 'line'), text(address, 'city'), region].filter(
    (part) => part !== undefined && part !== '',
  );
  return text(address, 'text') ?? (parts.length === 0 ? undefined : parts.join(', '));
};
