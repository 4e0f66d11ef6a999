import { createHash } from 'node:crypto';

/*
 * Ids of FHIR have at most 64 letters, digits, hyphens and dots, and name one resource of a type in the whole practice;
 * the ids of chart entries are any text and only one patient's. So the id of an entry is that of its patient, two dots and
 * its own, each written so that it can be read back.
 */

const plain = /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*$/;
const between = '..';
const marked = /^[bhux]--/;
const hex = /^[0-9a-f]{32}$/;
const uuid = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/;

/** 128 bits take 32 digits as hex and at most 25 in base 36. */
const short = (digits: string): string => BigInt(`0x${digits}`).toString(36);
const long = (digits: string): string =>
  [...digits]
    .reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n)
    .toString(16)
    .padStart(32, '0');

const partOf = (id: string): string => {
  if (hex.test(id)) return `b--${short(id)}`;
  const digits = uuid.exec(id)?.slice(1).join('');
  if (digits !== undefined) return `u--${short(digits)}`;
  return plain.test(id) && !marked.test(id) ? id : `x--${Buffer.from(id, 'utf8').toString('hex')}`;
};

const idOfPart = (part: string): string | undefined => {
  const [mark, rest = ''] = [part.slice(0, 3), part.slice(3)];
  if (mark === 'x--') return /^(?:[0-9a-f]{2})+$/.test(rest) ? Buffer.from(rest, 'hex').toString('utf8') : undefined;
  if (mark !== 'b--' && mark !== 'u--') return plain.test(part) ? part : undefined;
  if (!/^[0-9a-z]{1,25}$/.test(rest)) return undefined;
  const digits = long(rest);
  return mark === 'b--' ? digits : digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

const longestId = 64;

/** An id that is too long to be written is a hash: it can be listed and referred to, and not read by itself. */
const fitting = (id: string): string =>
  id.length <= longestId ? id : `h--${createHash('sha256').update(id, 'utf8').digest('hex').slice(0, 60)}`;

/** The FHIR id of something that the whole practice knows by one id. */
export const fhirId = (id: string): string =>
  plain.test(id) && !marked.test(id) && id.length <= longestId ? id : fitting(partOf(id));

/** The id that a FHIR id was made of; undefined if it was made of none. */
export const idOf = (written: string): string | undefined => {
  const id = idOfPart(written);
  return id !== undefined && fhirId(id) === written ? id : undefined;
};

/** The FHIR id of a part of a patient's chart. */
export const entryFhirId = (patient: string, ...parts: readonly (string | number)[]): string =>
  fitting([patient, ...parts].map((part) => partOf(String(part))).join(between));

/** The patient and the parts that the FHIR id of a chart's entry was made of. */
export const entryOf = (
  written: string,
): { readonly patient: string; readonly parts: readonly string[] } | undefined => {
  const [patient, ...parts] = written.split(between).map(idOfPart);
  if (patient === undefined || parts.length === 0 || parts.some((part) => part === undefined)) return undefined;
  const found = { patient, parts: parts.flatMap((part) => part ?? []) };
  return entryFhirId(patient, ...found.parts) === written ? found : undefined;
};
