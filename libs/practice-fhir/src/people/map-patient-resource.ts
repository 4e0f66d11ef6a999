import type { Claim, NewPerson, Person } from '@portico/practice-spi';
import type { Stored } from '../client/stored-resource.ts';
import { all, first, text, texts, type Json, type JsonObject } from '../json/index.ts';
import { knownFields } from '../pick-known-fields.ts';
import { asOf, inForce, isOver, personNames } from '../values/index.ts';

const plain = (words: string | undefined): string =>
  (words ?? '').normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** A number as E.164, where a US one may stand without its country code; undefined for what is no number. */
export const phoneNumber = (written: string | undefined): string | undefined => {
  const digits = (written ?? '').replace(/(?:x|ext).*$/i, '').replace(/\D/g, '');
  if (written?.trim().startsWith('+')) return digits.length >= 8 ? `+${digits}` : undefined;
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : undefined;
};

const contacts = (patient: Json, system: string, now: number): readonly string[] =>
  inForce(all(patient, 'telecom'), now).flatMap((point) =>
    text(point, 'system') === system ? (text(point, 'value') ?? []) : [],
  );

const recordNumbers = (identifiers: readonly Json[]): readonly string[] =>
  identifiers.flatMap((identifier) =>
    texts(identifier, 'type.coding.code').includes('MR') ? (text(identifier, 'value') ?? []) : [],
  );

/** The name that is shown, and whose parts are the person's first and last name: one that holds, where there is one. */
export const nameIn = (patient: Json, now: number): Json | undefined => {
  const said = all(patient, 'name').filter((name) => !['nickname', 'maiden'].includes(text(name, 'use') ?? ''));
  const held = inForce(said, now);
  const names = held.length > 0 ? held : said;
  return names.find((name) => text(name, 'use') === 'official') ?? names[0];
};

/** The language that is said to be preferred, else the first that is named. */
const languageIn = (communication: readonly Json[]): string | undefined => {
  const preferred = communication.filter((each) => first(each, 'preferred') === true);
  return texts([...preferred, ...communication], 'language.coding.code')[0]?.split('-')[0];
};

export const readPerson = ({ id, version, json }: Stored, now: number): Person => {
  const name = nameIn(json, now);
  const known = {
    firstName: text(name, 'given'),
    lastName: text(name, 'family'),
    birthDate: text(json, 'birthDate'),
    email: contacts(json, 'email', now)[0],
    phone: contacts(json, 'phone', now)
      .map(phoneNumber)
      .find((each) => each !== undefined),
    language: languageIn(all(json, 'communication')),
    recordNumber: recordNumbers(inForce(all(json, 'identifier'), now))[0],
    version,
  };
  return {
    id,
    name: personNames(all(asOf(json, now), 'name'))[0] ?? '',
    ...knownFields(known),
  };
};

/** Whether a Patient is the one of a claim, by all that the claim says; a record that was merged away is none. */
export const isClaimed = ({ json }: Stored, claim: Claim, now: number): boolean => {
  if (json['active'] === false || texts(json, 'link.type').includes('replaced-by')) return false;
  const isNamed = all(json, 'name').some(
    (name) =>
      plain(text(name, 'family')) === plain(claim.lastName) &&
      [texts(name, 'given')[0], texts(name, 'given').join(' ')].some(
        (given) => plain(given) === plain(claim.firstName),
      ),
  );
  const { email, phone, recordNumber } = claim;
  return (
    isNamed &&
    text(json, 'birthDate') === claim.birthDate &&
    (email === undefined || contacts(json, 'email', now).some((each) => plain(each) === plain(email))) &&
    (phone === undefined || contacts(json, 'phone', now).some((each) => phoneNumber(each) === phone)) &&
    (recordNumber === undefined || recordNumbers(all(json, 'identifier')).includes(recordNumber))
  );
};

/** What is to come or over stays as it is: a number that is changed there would not be read. */
const contactChanged = (patient: Json, system: string, value: string | undefined, now: number): readonly Json[] => {
  const points = all(patient, 'telecom');
  if (value === undefined) return points;
  const [held] = inForce(points, now).filter((point) => text(point, 'system') === system);
  const at = held === undefined ? -1 : points.indexOf(held);
  const changed = { ...(at === -1 ? { system } : (points[at] as JsonObject)), value };
  return at === -1 ? [...points, changed] : points.map((point, index) => (index === at ? changed : point));
};

/** A Patient with a change, and with all else that the practice keeps of the person. */
export const changedPatient = (patient: JsonObject, change: Partial<NewPerson>, now: number): JsonObject => {
  const { firstName, lastName, birthDate, email, phone, language } = change;
  const shown = nameIn(patient, now);
  const isRenamed = firstName !== undefined || lastName !== undefined;
  const isAdded = shown === undefined || isOver(shown, now);
  const { text: _written, ...nameParts } = (isAdded ? madeOfficial(shown) : shown) as JsonObject;
  const [, ...furtherNames] = texts(shown, 'given');
  const renamed: JsonObject = {
    ...nameParts,
    ...(lastName === undefined ? {} : { family: lastName }),
    ...(firstName === undefined ? {} : { given: [firstName, ...furtherNames] }),
  };
  const names = all(patient, 'name');
  const telecom = contactChanged({ telecom: contactChanged(patient, 'email', email, now) }, 'phone', phone, now);
  return {
    ...patient,
    ...(isRenamed
      ? { name: isAdded ? [...names, renamed] : names.map((name) => (name === shown ? renamed : name)) }
      : {}),
    ...(telecom.length === 0 ? {} : { telecom }),
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(language === undefined ? {} : { communication: [spoken(language)] }),
  };
};

/** The parts of a former name as one that holds. */
const madeOfficial = (name: Json | undefined): JsonObject => {
  const { period: _over, ...parts } = (name ?? {}) as JsonObject;
  return { ...parts, use: 'official' };
};

const spoken = (language: string): Json => ({
  language: { coding: [{ system: 'urn:ietf:bcp:47', code: language }] },
  preferred: true,
});
