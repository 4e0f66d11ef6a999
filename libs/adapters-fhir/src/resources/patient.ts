import type { PatientOnFile } from '@portico/application/fhir';
import type { ClinicalDate } from '@portico/domain/kernel';
import type { DetailTexts, SourceFacts } from '@portico/domain/profile';
import type { Json, JsonObject } from '@portico/practice-fhir/json';
import { lookedUp } from '@portico/practice-fhir/record';
import {
  absent,
  dateTime,
  filled,
  profile,
  referenceTo,
  some,
  usCoreUrl,
  words,
  type Face,
  type Resource,
} from './shared-elements.ts';
import { fhirId } from './fhir-ids.ts';

const genders: Readonly<Record<string, string>> = { Female: 'female', Male: 'male', Other: 'other' };
const phoneUses: Readonly<Record<string, string>> = { Mobile: 'mobile', Home: 'home', Work: 'work' };

/** A patient as the practice has them on file. */
export const patient = ({ base }: Face, { identity, contact, details, sourceFacts = {} }: PatientOnFile): Resource => {
  const { patient: ref, name, birthDate, language } = identity;
  const { personal = {}, personal_details: more = {}, emergency_contact: emergency = {} } = details;
  return {
    resourceType: 'Patient',
    id: fhirId(ref.patient),
    meta: profile('patient'),
    extension: some([
      categoryOf(usCoreUrl('race'), sourceFacts.race ?? [more['primary_race']], races),
      categoryOf(usCoreUrl('ethnicity'), sourceFacts.ethnicity ?? [more['ethnicity']], ethnicities),
    ]),
    identifier: [{ system: `${base}/patient-id`, value: ref.patient }],
    name: [nameOf(name, personal), ...former(sourceFacts.formerNames)],
    telecom: some(telecomOf(contact, personal)),
    // The word of FHIR for a gender that is not on file.
    gender: lookedUp(genders, more['gender'] ?? '') ?? 'unknown',
    birthDate,
    ...deathOf(sourceFacts),
    address: some([
      filled({
        line: some([personal['address1']]),
        city: personal['city'],
        state: personal['state'],
        postalCode: personal['zipcode'],
      }),
      addressAbroad(sourceFacts),
      ...former(sourceFacts.formerAddresses),
    ]),
    contact: some([emergencyContactOf(emergency)]),
    communication: [{ language: { coding: [{ system: 'urn:ietf:bcp:47', code: language }] } }],
    managingOrganization: referenceTo('Organization', fhirId(ref.practice)),
  };
};

/** The name in one piece, and in its parts where the practice has them. */
const nameOf = (text: string, { first_name: given, last_name: family }: DetailTexts): JsonObject => ({
  text,
  family,
  _family: given === undefined && family === undefined ? absent : undefined,
  given: some([given]),
});

const telecomOf = (
  { email, phone }: PatientOnFile['contact'],
  { phone_number: own, phone_type: type }: DetailTexts,
): readonly Json[] => [
  ...(phone === undefined || phone === own ? [] : [{ system: 'phone', value: phone }]),
  ...(own === undefined ? [] : [{ system: 'phone', value: own, use: lookedUp(phoneUses, type ?? '') }]),
  ...(email === undefined ? [] : [{ system: 'email', value: email }]),
];

/** HL7 table 0131. */
const emergencyCode = { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0131', code: 'C' }] };

/** Who is to be called; a relationship by itself is nobody. */
const emergencyContactOf = (texts: DetailTexts): JsonObject | undefined => {
  const { relationship, firstName, middleName, lastName, phoneNumber } = texts;
  const details = filled({
    name: filled({ family: lastName, given: some([firstName, middleName]) }),
    telecom: phoneNumber === undefined ? undefined : [{ system: 'phone', value: phoneNumber }],
  });
  return details && { ...details, relationship: some([emergencyCode, words(relationship)]) };
};

/** Categories of the Office of Management and Budget by the words of the form; other words stand alone. */
const races: Readonly<Record<string, string>> = {
  'American Indian or Alaska Native': '1002-5',
  Asian: '2028-9',
  'Black or African American': '2054-5',
  'Native Hawaiian or Pacific Islander': '2076-8',
  White: '2106-3',
};
const ethnicities: Readonly<Record<string, string>> = {
  'Hispanic or Latino': '2135-2',
  'Not Hispanic or Latino': '2186-5',
};

const categoryOf = (url: string, found: readonly (string | undefined)[], codes: Readonly<Record<string, string>>) => {
  const said = found.filter((text) => text !== undefined);
  if (said.length === 0) return undefined;
  const categories = said.flatMap((display) => {
    const code = lookedUp(codes, display);
    const category = { system: 'urn:oid:2.16.840.1.113883.6.238', code, display };
    return code === undefined ? [] : [{ url: 'ombCategory', valueCoding: category }];
  });
  return { url, extension: [...categories, { url: 'text', valueString: said.join(', ') }] };
};

const former = (texts: readonly string[] = []): readonly Json[] => texts.map((text) => ({ use: 'old', text }));

/** One that the form has no place for: in one text, and its country in another. */
const addressAbroad = ({ address: [text, country] = [] }: SourceFacts): Json | undefined =>
  text === undefined ? undefined : { use: 'home', text, line: country === undefined ? undefined : [text], country };

const deathOf = ({ death: [date] = [] }: SourceFacts): JsonObject =>
  date === undefined
    ? {}
    : date === ''
      ? { deceasedBoolean: true }
      : { deceasedDateTime: dateTime(date as ClinicalDate) };
