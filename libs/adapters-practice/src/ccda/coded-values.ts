import { parseClinicalDate, type ClinicalDate } from '@portico/domain/kernel';
import { anchored, type Anchors } from './narrative-text.ts';
import { all, attribute, first, plainText, type Xml } from './parse-xml.ts';

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
  const [, year, month, day, hour, minute, second, fraction = '', zone] = timePattern.exec(raw ?? '') ?? [];
  if (year === undefined) return undefined;
  const date = [year, month, day].filter((part) => part !== undefined).join('-');
  const clock = second === undefined ? `${hour}:${minute}` : `${hour}:${minute}:${second}${fraction}`;
  const exact =
    minute === undefined || zone === undefined ? undefined : parseClinicalDate(`${date}T${clock}${offset(zone)}`);
  const found = exact?.ok === true ? exact : parseClinicalDate(date);
  return found.ok ? found.value : undefined;
};

const offset = (zone: string): string => (zone === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3) || '00'}`);

export interface Span {
  readonly low?: ClinicalDate;
  readonly high?: ClinicalDate;
  /** Whether it has ended, also without a known end date. */
  readonly over: boolean;
}

/** `effectiveTime` as an interval; a single value is its beginning. */
export const spanOf = (time: Xml | undefined): Span => {
  const low = timeOf(attribute(first(time, 'low'), 'value')) ?? timeOf(attribute(time, 'value'));
  const end = first(time, 'high');
  const high = timeOf(attribute(end, 'value'));
  const over = high !== undefined || attribute(end, 'nullFlavor') === 'UNK';
  return { ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }), over };
};

/** `10 mg`; the unit `1` stands for none. */
export const quantityText = (quantity: Xml | undefined): string | undefined => {
  const value = attribute(quantity, 'value');
  if (value === undefined || !isDecimal(value)) return undefined;
  const unit = unitOf(quantity);
  return unit === undefined ? value : `${value} ${unit}`;
};

export const isDecimal = (text: string): boolean => /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(text);

export const unitOf = (quantity: Xml | undefined): string | undefined => {
  const unit = attribute(quantity, 'unit');
  return unit === '1' ? undefined : unit;
};

/** Names to show, the legal one first and former ones last. */
export const personNames = (names: readonly Xml[]): readonly string[] => {
  const known = names.filter((name) => attribute(name, 'nullFlavor') === undefined);
  const ordered = [...known].sort((a, b) => rank(a) - rank(b)).map(personName);
  return [...new Set(ordered.filter((name) => name !== ''))];
};

const rank = (name: Xml): number =>
  (first(name, 'validTime/high') === undefined ? 0 : 2) +
  (attribute(name, 'use')?.split(' ').includes('L') === true ? 0 : 1);

const personName = (name: Xml): string => {
  const parts = name.children.flatMap((child) => (typeof child === 'string' ? [] : [child]));
  if (parts.length === 0) return plainText(name);
  const given = parts.filter((part) => part.name === 'given');
  const legal = given.filter((part) => attribute(part, 'qualifier') !== 'CL');
  return [
    ...parts.filter((part) => part.name === 'prefix'),
    ...(legal.length > 0 ? legal : given),
    ...parts.filter((part) => part.name === 'family'),
    ...parts.filter((part) => part.name === 'suffix'),
  ]
    .map(plainText)
    .filter((part) => part !== '')
    .join(' ');
};

/** The first telephone number, the one at work before others. */
export const phoneOf = (from: Xml | undefined): string | undefined => {
  const phones = all(from, 'telecom').filter((point) => attribute(point, 'value')?.startsWith('tel:') === true);
  const [phone] = [...phones.filter((point) => attribute(point, 'use') === 'WP'), ...phones];
  return attribute(phone, 'value')?.slice('tel:'.length).trim();
};
