import type { PatientOnFile } from '@portico/application/fhir';
import type { ClinicalDate } from '@portico/domain/kernel';
import type { CodedFact, DetailTexts, SourceFacts } from '@portico/domain/profile';
import type { Json, JsonObject } from '@portico/practice-fhir/json';
import { lookedUp } from '@portico/practice-fhir/record';
import {
  absent,
  coded,
  dateTime,
  filled,
  profile,
  referenceTo,
  some,
  terminology,
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
      categoryOf('race', sourceFacts.race ?? [more['primary_race']], races, sourceFacts.detailedRace),
      categoryOf('ethnicity', sourceFacts.ethnicity ?? [more['ethnicity']], ethnicities, sourceFacts.detailedEthnicity),
    ]),
    identifier: [{ system: `${base}/patient-id`, value: ref.patient }],
    name: [nameOf(name, personal), ...former(sourceFacts.formerNames)],
    telecom: some(telecomOf(contact, personal, sourceFacts)),
    // The word of FHIR for a gender that is not on file; none of the extensions of US Core for sex, which no source may have said.
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
    contact: some([emergencyContactOf(emergency), ...relatedPeople(sourceFacts)]),
    communication: spoken(language, sourceFacts),
    managingOrganization: referenceTo('Organization', fhirId(ref.practice)),
  };
};

/** The name in one piece, and in its parts where the practice has them. */
const nameOf = (text: string, personal: DetailTexts): JsonObject => {
  const { prefix, first_name: given, middle_name: middle, last_name: family, suffix } = personal;
  return {
    text,
    family,
    _family: given === undefined && family === undefined ? absent : undefined,
    given: given === undefined ? undefined : givenNames(given, middle),
    prefix: some([prefix]),
    suffix: some([suffix]),
  };
};

/** The middle name apart, where the source told it apart. */
const givenNames = (given: string, middle: string | undefined): readonly string[] =>
  middle !== undefined && given.endsWith(` ${middle}`) ? [given.slice(0, -middle.length - 1), middle] : [given];

/** The language that a source says is preferred, else those that it names, else the one of the portal, which may be nobody's choice. */
const spoken = (portal: string, { language = [], spokenLanguages = [] }: SourceFacts): readonly Json[] => {
  const [preferred] = language;
  const said = preferred === undefined && spokenLanguages.length > 0 ? spokenLanguages : [preferred ?? portal];
  return said.map((code) => ({
    language: { coding: [{ system: 'urn:ietf:bcp:47', code }] },
    ...(preferred !== undefined && { preferred: true }),
  }));
};

/** The address that the practice has stands before one that a source says. */
const telecomOf = (
  { email, phone }: PatientOnFile['contact'],
  { phone_number: own, phone_type: type }: DetailTexts,
  facts: SourceFacts,
): readonly Json[] => {
  const address = email ?? facts.email?.[0];
  return [
    ...(phone === undefined || phone === own ? [] : [{ system: 'phone', value: phone }]),
    ...(own === undefined ? [] : [{ system: 'phone', value: own, use: lookedUp(phoneUses, type ?? '') }]),
    ...(address === undefined ? [] : [{ system: 'email', value: address }]),
  ];
};

const relatedPeople = ({ relatedPeople: people = [] }: SourceFacts): readonly JsonObject[] =>
  people.map(({ name, relationship, code }) => ({
    relationship: some([
      code === undefined ? words(relationship) : { ...coded(terminology('v3-RoleCode'), code), text: relationship },
    ]),
    name: { text: name },
  }));

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

const categorySystem = 'urn:oid:2.16.840.1.113883.6.238';

/** Nothing of the five categories, and no answer. */
const besideCategories: Readonly<Record<string, JsonObject>> = {
  Other: { system: categorySystem, code: '2131-1', display: 'Other Race' },
  Declined: { system: terminology('v3-NullFlavor'), code: 'ASKU', display: 'Asked but no answer' },
};

const categoryOf = (
  name: 'race' | 'ethnicity',
  found: readonly (string | undefined)[],
  codes: Readonly<Record<string, string>>,
  detailed: readonly CodedFact[] = [],
): JsonObject | undefined => {
  const told = found.filter((text) => text !== undefined);
  if (told.length + detailed.length === 0) return undefined;
  const categories = told.flatMap((display) => {
    const code = lookedUp(codes, display);
    const category =
      code === undefined ? lookedUp(besideCategories, display) : { system: categorySystem, code, display };
    return category === undefined ? [] : [{ url: 'ombCategory', valueCoding: category }];
  });
  const details = detailed.map(({ text: display, code }) => ({
    url: 'detailed',
    valueCoding: { system: categorySystem, code, display },
  }));
  const text = [...told, ...detailed.map((each) => each.text)].join(', ');
  return { url: usCoreUrl(name), extension: [...categories, ...details, { url: 'text', valueString: text }] };
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
