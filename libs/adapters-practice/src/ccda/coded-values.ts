import type { Coding } from '@portico/domain/health';
import { parseClinicalDate, type ClinicalDate } from '@portico/domain/kernel';
import { familyKey, knownFields } from '../records/index.ts';
import { anchored, type Anchors } from './narrative-text.ts';
import { all, attribute, first, plainText, type Xml } from './xml-tree.ts';

/**
 * What a coded element says to a reader: its original text, inline or where it points in the narrative, then its
 * display name, then those of its translations (the code itself may be a null flavor), then a code.
 */
export const codedText = (code: Xml | undefined, anchors: Anchors): string | undefined => {
  const original = first(code, 'originalText');
  const pointed = anchored(anchors, attribute(first(original, 'reference'), 'value'));
  const inline = plainText(original);
  return (
    (pointed?.whole === false ? pointed.text : undefined) ??
    (inline === '' ? undefined : inline) ??
    codeName(code) ??
    pointed?.text ??
    codesOf(code)[0]
  );
};

/** The name that goes with the code, or with a translation of it. */
export const codeName = (code: Xml | undefined): string | undefined =>
  [code, ...all(code, 'translation')].map((each) => attribute(each, 'displayName')).find((each) => each !== undefined);

/** The code and those of its translations. */
export const codesOf = (code: Xml | undefined): readonly string[] =>
  [code, ...all(code, 'translation')].flatMap((each) => attribute(each, 'code') ?? []);

/** The arc of object identifiers for examples: such a code means something within its document alone. */
export const localCodes = '2.999';

/** The code of the first of the systems that the element or a translation of it has a code of, else the first of its codes. */
export const codingOf = (code: Xml | undefined, ...preferred: readonly string[]): Coding | undefined => {
  const codings = [code, ...all(code, 'translation')].flatMap((each) => {
    const [own, system] = [attribute(each, 'code'), attribute(each, 'codeSystem')];
    if (own === undefined || system === localCodes) return [];
    return [{ code: own, ...knownFields({ system: system && `urn:oid:${system}` }) }];
  });
  const found = preferred.flatMap((each) => codings.find(({ system }) => system === `urn:oid:${each}`) ?? []);
  return found[0] ?? codings[0];
};

/** What an element is called in words, and its bare code only where nothing else names it. */
export const wordsOf = (code: Xml | undefined, anchors: Anchors, ...others: readonly (string | undefined)[]) => {
  const text = codedText(code, anchors);
  const isBare = text === undefined || codesOf(code).includes(text);
  return (isBare ? others.find(Boolean) : undefined) ?? text;
};

/** The text of an act, which is mostly a pointer into the narrative. */
export const actText = (act: Xml | undefined, anchors: Anchors): string | undefined => {
  const text = first(act, 'text');
  const inline = plainText(text);
  return anchored(anchors, attribute(first(text, 'reference'), 'value'))?.text ?? (inline === '' ? undefined : inline);
};

const timePattern =
  /^(\d{4})(?:(\d{2})(?:(\d{2})(?:(\d{2})(?:(\d{2})(?:(\d{2})(\.\d{1,9})?)?)?)?)?)?([+-]\d{2}(?:\d{2})?|Z)?$/;

/**
 * An HL7 time with the precision it was written with. A clock time without offset names no instant, and an hour
 * without minutes no clock time: of those the day is kept.
 */
export const timeOf = (raw: string | undefined): ClinicalDate | undefined => {
  const read = raw?.match(timePattern);
  // Products write the year 1 where they know no date.
  if (!read || read[0] < '0002') return undefined;
  const [, year, month, day, hour, minute, second, fraction = '', zone] = read;
  const date = [year, month, day].filter((part) => part !== undefined).join('-');
  const clock = [hour, minute, second].filter((part) => part !== undefined).join(':');
  const exact = zone === undefined ? undefined : parseClinicalDate(`${date}T${clock}${fraction}${offset(zone)}`);
  const found = exact?.ok === true ? exact : parseClinicalDate(date);
  return found.ok ? found.value : undefined;
};

const offset = (zone: string): string => (zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3) || '00'}`);

export interface Span {
  readonly low?: ClinicalDate;
  readonly high?: ClinicalDate;
  /** An end of unknown date: `<high nullFlavor="UNK"/>`. */
  readonly endedSometime: boolean;
}

/** `effectiveTime` as an interval; a single value is its beginning. */
export const spanOf = (time: Xml | undefined): Span => {
  const low = timeOf(attribute(first(time, 'low'), 'value')) ?? timeOf(attribute(time, 'value'));
  const end = first(time, 'high');
  const high = timeOf(attribute(end, 'value'));
  return { ...knownFields({ low, high }), endedSometime: attribute(end, 'nullFlavor') === 'UNK' };
};

/** `10 mg`; the unit `1` stands for none. */
export const quantityText = (quantity: Xml | undefined): string | undefined => {
  const [value, unit] = [decimalOf(quantity), unitOf(quantity)];
  return value !== undefined && unit !== undefined ? `${value} ${unit}` : value;
};

/** Two quantities that belong together, where both are said: `4000 mg / 1 d`. */
export const ratioText = (ratio: Xml | undefined, sign: string): string | undefined => {
  const parts = ['numerator', 'denominator'].flatMap((name) => quantityText(first(ratio, name)) ?? []);
  return parts.length === 2 ? parts.join(sign) : undefined;
};

/** `10 mg`, or both ends of an interval: `4 h – 6 h`; one end alone is told as that end. */
export const amountText = (quantity: Xml | undefined): string | undefined => {
  const [low, high] = [quantityText(first(quantity, 'low')), quantityText(first(quantity, 'high'))];
  if (low !== undefined && high !== undefined) return low === high ? low : `${low} – ${high}`;
  return quantityText(quantity) ?? (low && `≥ ${low}`) ?? (high && `≤ ${high}`);
};

/** The element that holds the number: the quantity, or its translation where the quantity is a null flavor. */
export const measuredBy = (quantity: Xml | undefined): Xml | undefined =>
  [quantity, ...all(quantity, 'translation')].find((each) => attribute(each, 'value') !== undefined);

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** The number of a quantity as it is written. */
export const decimalOf = (quantity: Xml | undefined): string | undefined =>
  attribute(measuredBy(quantity), 'value')?.match(decimal)?.[0];

/** The unit of the number, also where only a translation of the same number has it. */
export const unitOf = (quantity: Xml | undefined): string | undefined => {
  const measured = measuredBy(quantity);
  const value = attribute(measured, 'value');
  const same = all(quantity, 'translation').filter((each) => (attribute(each, 'value') ?? value) === value);
  return [measured, ...same].map(writtenUnit).find((each) => each !== undefined && each !== '1');
};

/** UCUM where it is that, else the unit's name, words or code. */
const writtenUnit = (quantity: Xml | undefined): string | undefined => {
  const words = plainText(first(quantity, 'originalText'));
  return (
    attribute(quantity, 'unit') ??
    attribute(quantity, 'displayName') ??
    (words === '' ? undefined : words) ??
    attribute(quantity, 'code')
  );
};

/** Names to show, the legal one first and former ones last. */
export const personNames = (names: readonly Xml[]): readonly string[] => [...new Set(byUse(names).map(personName))];

/** The family name of the first of those names. */
export const familyIn = (names: readonly Xml[]): string | undefined =>
  familyKey(all(byUse(names)[0], 'family').map(plainText));

/** The parts of the first of those names; the given names hold the middle ones. */
export const nameParts = (
  names: readonly Xml[],
): Readonly<Record<'prefix' | 'given' | 'middle' | 'family' | 'suffix', string>> => {
  const [shown] = byUse(names);
  const given = givenIn(shown);
  return {
    prefix: joined(all(shown, 'prefix')),
    given: joined(given),
    middle: joined(given.slice(1)),
    family: joined(all(shown, 'family')),
    suffix: joined(all(shown, 'suffix')),
  };
};

/** The names that somebody had: those with an end, and the one at birth where it is not the one to show. */
export const formerNames = (names: readonly Xml[]): readonly string[] => {
  const [, ...others] = byUse(names);
  return [...new Set(others.filter(isFormer).map(personName))];
};

/** Whether one of the codes of an attribute is this one. */
export const says = (element: Xml, name: string, code: string): boolean =>
  attribute(element, name)?.split(' ').includes(code) === true;

/** A name with an end, or of which a part is marked as the one at birth (EntityNamePartQualifier `BR`). */
const isFormer = (name: Xml): boolean =>
  first(name, 'validTime/high') !== undefined ||
  [...all(name, 'given'), ...all(name, 'family')].some((part) => says(part, 'qualifier', 'BR'));

/** Those that say something, in the order in which they are to be shown. */
export const byUse = (names: readonly Xml[]): readonly Xml[] =>
  names
    .filter((name) => attribute(name, 'nullFlavor') === undefined && personName(name) !== '')
    .sort((a, b) => rank(a) - rank(b));

const rank = (name: Xml): number => (isFormer(name) ? 2 : 0) + (says(name, 'use', 'L') ? 0 : 1);

const joined = (parts: readonly Xml[]): string =>
  parts
    .map(plainText)
    .filter((part) => part !== '')
    .join(' ');

/** The given names, and the one that somebody is called by where no other is given (`CL`). */
const givenIn = (name: Xml | undefined): readonly Xml[] => {
  const said = all(name, 'given');
  const legal = said.filter((part) => !says(part, 'qualifier', 'CL'));
  return legal.length > 0 ? legal : said;
};

export const personName = (name: Xml): string =>
  joined([...all(name, 'prefix'), ...givenIn(name), ...all(name, 'family'), ...all(name, 'suffix')]) || plainText(name);

/** The first telephone number, the one at work before others. */
export const phoneOf = (from: Xml | undefined): string | undefined => reachedBy('tel:', from);

/** The first address of email, the one at work before others. */
export const emailOf = (from: Xml | undefined): string | undefined => reachedBy('mailto:', from);

/** What stands after the scheme of an address, whose signs may be escaped. */
const reachedBy = (scheme: string, from: Xml | undefined): string | undefined => {
  const points = all(from, 'telecom').filter((point) => attribute(point, 'value')?.startsWith(scheme));
  const point = points.find((each) => says(each, 'use', 'WP')) ?? points[0];
  const said = attribute(point, 'value')?.slice(scheme.length).trim();
  try {
    return said && decodeURIComponent(said).trim();
  } catch {
    return said;
  }
};

/** Uses of an address where nobody is cared for now: at home, for a time, or known to be wrong. */
const privateUses = ['H', 'HP', 'HV', 'TMP', 'BAD'];

/** The first address on one line, never one at home. */
export const addressOf = (from: Xml | undefined): string | undefined => {
  const address = all(from, 'addr').find((each) => !privateUses.some((use) => says(each, 'use', use)));
  const lines = [...all(address, 'streetAddressLine'), ...all(address, 'city')].map(plainText);
  const parts = [...lines, joined([...all(address, 'state'), ...all(address, 'postalCode')])];
  return parts.filter((part) => part !== '').join(', ') || undefined;
};

/** Who did it: the first person that an act names as its performer, else the organization. */
export const performerOf = (act: Xml): string | undefined => {
  const entities = all(act, 'performer/assignedEntity');
  const organizations = entities.map((entity) => plainText(first(entity, 'representedOrganization/name')));
  return (
    personNames(entities.flatMap((entity) => all(entity, 'assignedPerson/name')))[0] ?? organizations.find(Boolean)
  );
};
