import { lookedUp } from '@portico/practice-fhir/record';
import { relatives } from './demographic-words.ts';

/** A code of what a contact is to the patient; the system is a URI, that of an object identifier begins with `urn:oid:`. */
export interface RoleCoding {
  readonly system?: string | undefined;
  readonly code?: string | undefined;
}

/** Table 0131 of HL7 version 2, under all its names. */
const contactRoles = [
  'http://terminology.hl7.org/CodeSystem/v2-0131',
  'http://hl7.org/fhir/v2/0131',
  'urn:oid:2.16.840.1.113883.18.57',
  'urn:oid:2.16.840.1.113883.18.58',
  'urn:oid:2.16.840.1.113883.12.131',
];
const roleClasses = [
  'http://terminology.hl7.org/CodeSystem/v3-RoleClass',
  'http://hl7.org/fhir/v3/RoleClass',
  'urn:oid:2.16.840.1.113883.5.110',
];
const roleCodes = [
  'http://terminology.hl7.org/CodeSystem/v3-RoleCode',
  'http://hl7.org/fhir/v3/RoleCode',
  'urn:oid:2.16.840.1.113883.5.111',
];

export const emergencyWords = 'Emergency contact';

/** Table 0131 in words, which sources often leave out. */
const contactWords: Readonly<Record<string, string>> = {
  C: emergencyWords,
  N: 'Next of kin',
  O: 'Other',
  U: 'Unknown',
};

/** Whether a code says “emergency contact”: the same letters of another system are something else. */
export const isEmergency = ({ system, code }: RoleCoding): boolean =>
  (code === 'C' && isOneOf(contactRoles, system)) || (code === 'ECON' && isOneOf(roleClasses, system));

const isOneOf = (list: readonly (string | undefined)[], found: string | undefined): boolean => list.includes(found);

/** The first code of RoleCode; a code that only looks like one is none. */
export const roleCodeIn = (codings: readonly RoleCoding[]): string | undefined =>
  codings.find(({ system, code }) => isOneOf(roleCodes, system) && code?.match(/^\S+$/))?.code;

/** The words of the code system; a code without one may be of RoleCode. */
const wordsOfRole = (coding: RoleCoding): string | undefined => {
  const { system, code } = coding;
  if (isEmergency(coding)) return emergencyWords;
  if (isOneOf(contactRoles, system)) return lookedUp(contactWords, code);
  return isOneOf([undefined, ...roleCodes], system) ? lookedUp(relatives, code) : undefined;
};

/** What a contact is in the words of the source, else in those of its codes, else as a code; one letter says nothing. */
export const roleInWords = (
  said: readonly (string | undefined)[],
  codings: readonly RoleCoding[],
): string | undefined => {
  const codes = codings.flatMap(({ code }) => code ?? []);
  const others = codings.filter((each) => !isEmergency(each));
  return [
    ...said.filter((each) => !isOneOf(codes, each)),
    ...others.map(wordsOfRole),
    ...codings.map(wordsOfRole),
    ...codes,
  ].find((each) => each !== undefined && !/^\s*\w?\s*$/.test(each));
};
