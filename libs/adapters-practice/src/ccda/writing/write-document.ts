import { createHash } from 'node:crypto';
import type { ClinicalDate, Instant, Language, LocalDate } from '@portico/domain/kernel';
import type { DetailTexts, PatientContact, SourceFacts } from '@portico/domain/profile';
import { lookedUp } from '../../records/index.ts';
import { day, loinc, noId, telecom, template, type Named } from './entry-parts.ts';
import { element as e, text, type Markup } from './write-xml.ts';

/** The patient as a document names them. */
export interface WrittenPatient {
  readonly id: string;
  readonly name: string;
  /** The name in its two parts, where the practice keeps it so. */
  readonly parts?: { readonly firstName: string; readonly lastName: string } | undefined;
  readonly birthDate?: LocalDate | undefined;
  readonly language: Language;
  readonly contact?: Pick<PatientContact, 'email' | 'phone'>;
  /** What the registration says: the forms of an address, of gender, race and ethnicity. */
  readonly personal?: DetailTexts;
  readonly more?: DetailTexts;
  readonly sourceFacts?: SourceFacts;
  /** The form of whom to call. */
  readonly emergency?: DetailTexts;
}

/** What each document begins with. */
export interface DocumentHeader {
  /** Tells this document from all others, also of other practices. */
  readonly id: string;
  readonly title: string;
  readonly practiceName: string;
  readonly patient: WrittenPatient;
  /** When the document speaks. */
  readonly at: Instant;
  /** The clinician who wrote it; a document of the whole record is made by the portal for the practice. */
  readonly clinician?: string;
  /** The care that it tells of. */
  readonly from?: string | undefined;
  readonly visit?: Markup;
}

/** A C-CDA document (R2.1) with these sections. */
export const writeDocument = (header: DocumentHeader, sections: readonly Markup[]): Uint8Array => {
  const { id, title, patient, at, visit } = header;
  const root = e(
    'ClinicalDocument',
    {
      xmlns: 'urn:hl7-org:v3',
      'xmlns:sdtc': 'urn:hl7-org:sdtc',
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    },
    e('realmCode', { code: 'US' }),
    e('typeId', { root: '2.16.840.1.113883.1.3', extension: 'POCD_HD000040' }),
    template('1.1', '2015-08-01'),
    template('1.2', '2015-08-01'),
    e('id', { root: uuidOf(id) }),
    e('code', { code: '34133-9', codeSystem: loinc, displayName: 'Summarization of Episode Note' }),
    e('title', {}, text(title)),
    e('effectiveTime', { value: stamp(at) }),
    e('confidentialityCode', { code: 'N', codeSystem: '2.16.840.1.113883.5.25' }),
    e('languageCode', { code: `${patient.language}-US` }),
    recordTarget(patient),
    author(header),
    custodian(header),
    ...emergencyContact(patient.emergency),
    documented(header),
    ...(visit === undefined ? [] : [e('componentOf', {}, visit)]),
    e('component', {}, e('structuredBody', {}, ...sections.map((each) => e('component', {}, each)))),
  );
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`);
};

/** Gives each entry of one document an identifier that is the same whenever it is written. */
export const namedWithin =
  (document: string): Named =>
  (kind, own) =>
    e('id', { root: uuidOf(JSON.stringify([document, kind, own])) });

/** A name in the form of a UUID that is the same for the same text. */
export const uuidOf = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
};

export const stamp = (at: Instant): string => `${day(new Date(at).toISOString().slice(0, 19))}+0000`;

const noAddress = e('addr', { nullFlavor: 'NI' });
const noTelecom = e('telecom', { nullFlavor: 'NI' });

const recordTarget = (patient: WrittenPatient): Markup => {
  const { id, birthDate, language, contact = {}, personal = {}, more = {}, sourceFacts = {} } = patient;
  const phone = contact.phone ?? personal['phone_number'];
  const telecoms = [
    ...(phone === undefined ? [] : [telecom('tel', phone)]),
    ...(contact.email === undefined ? [] : [telecom('mailto', contact.email)]),
  ];
  return e(
    'recordTarget',
    {},
    e(
      'patientRole',
      {},
      e('id', { root: uuidOf(id) }),
      ...addressesOf(personal, sourceFacts),
      ...(telecoms.length === 0 ? [noTelecom] : telecoms),
      e(
        'patient',
        {},
        nameOf(patient),
        ...(sourceFacts.formerNames ?? []).map(formerName),
        coded('administrativeGenderCode', genders, '2.16.840.1.113883.5.1', more['gender']),
        e('birthTime', birthDate === undefined ? { nullFlavor: 'UNK' } : { value: day(birthDate) }),
        ...deathOf(sourceFacts),
        ...codedEach('raceCode', races, sourceFacts.race ?? [more['primary_race']]),
        ...codedEach('ethnicGroupCode', ethnicities, sourceFacts.ethnicity ?? [more['ethnicity']]),
        e('languageCommunication', {}, e('languageCode', { code: language })),
      ),
    ),
  );
};

const genders: Readonly<Record<string, string>> = { Female: 'F', Male: 'M', Other: 'UN' };
const categories = '2.16.840.1.113883.6.238';
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

/** The first by the standard, the others by its extension. */
const codedEach = (
  tag: string,
  codes: Readonly<Record<string, string>>,
  found: readonly (string | undefined)[],
): readonly Markup[] => found.map((said, at) => coded(at === 0 ? tag : `sdtc:${tag}`, codes, categories, said));

/** Only where something is said: nobody is written to be alive. */
const deathOf = ({ death: [date] = [] }: SourceFacts): readonly Markup[] =>
  date === undefined
    ? []
    : [
        e('sdtc:deceasedInd', { value: 'true' }),
        ...(date === '' ? [] : [e('sdtc:deceasedTime', { value: day(date as ClinicalDate) })]),
      ];

const coded = (
  tag: string,
  codes: Readonly<Record<string, string>>,
  codeSystem: string,
  said: string | undefined,
): Markup => {
  const code = lookedUp(codes, said);
  if (code !== undefined && said !== undefined) return e(tag, { code, codeSystem, displayName: said });
  return said === undefined
    ? e(tag, { nullFlavor: 'UNK' })
    : e(tag, { nullFlavor: 'OTH' }, e('originalText', {}, text(said)));
};

/** The parts that the practice keeps; a name in one piece is never guessed apart. */
const nameOf = ({ name, parts, personal = {} }: WrittenPatient): Markup => {
  const given = parts?.firstName ?? personal['first_name'];
  const family = parts?.lastName ?? personal['last_name'];
  const isWhole = given !== undefined && family !== undefined && `${given} ${family}` === name;
  return isWhole
    ? e('name', { use: 'L' }, e('given', {}, text(given)), e('family', {}, text(family)))
    : e('name', { use: 'L' }, e('given', {}, text(name)), e('family', { nullFlavor: 'UNK' }));
};

const ended = e('high', { nullFlavor: 'UNK' });

const formerName = (name: string): Markup =>
  e('name', {}, e('given', {}, text(name)), e('family', { nullFlavor: 'UNK' }), e('validTime', {}, ended));

/** The one of the form or the one abroad, then the former ones. */
const addressesOf = (personal: DetailTexts, { address, formerAddresses = [] }: SourceFacts): readonly Markup[] => [
  address === undefined ? addressOf(personal) : addressAbroad(address),
  ...formerAddresses.map((each) => e('addr', {}, text(each), e('useablePeriod', { 'xsi:type': 'IVL_TS' }, ended))),
];

const addressAbroad = ([words = '', country]: readonly string[]): Markup =>
  country === undefined
    ? e('addr', { use: 'HP' }, text(words))
    : e('addr', { use: 'HP' }, e('streetAddressLine', {}, text(words)), e('country', {}, text(country)));

const addressOf = (personal: DetailTexts): Markup => {
  const { address1, city, state, zipcode } = personal;
  const parts = { streetAddressLine: address1, city, state, postalCode: zipcode };
  const said = Object.entries(parts).flatMap(([tag, words]) => (words ? [e(tag, {}, text(words))] : []));
  return said.length === 0 ? noAddress : e('addr', { use: 'HP' }, ...said);
};

/** By which a record is known that was written here. */
export const softwareName = 'Portico';

const author = ({ at, practiceName, clinician }: DocumentHeader): Markup =>
  e(
    'author',
    {},
    e('time', { value: stamp(at) }),
    e(
      'assignedAuthor',
      {},
      noId,
      noAddress,
      noTelecom,
      clinician === undefined
        ? e(
            'assignedAuthoringDevice',
            {},
            e('manufacturerModelName', {}, text('Portico')),
            e('softwareName', {}, text(softwareName)),
          )
        : e('assignedPerson', {}, e('name', {}, text(clinician))),
      e('representedOrganization', {}, noId, e('name', {}, text(practiceName)), noTelecom, noAddress),
    ),
  );

const custodian = ({ practiceName }: DocumentHeader): Markup =>
  e(
    'custodian',
    {},
    e(
      'assignedCustodian',
      {},
      e('representedCustodianOrganization', {}, noId, e('name', {}, text(practiceName)), noTelecom, noAddress),
    ),
  );

/** RoleCode of HL7 for the words of the form. */
const relationships: Readonly<Record<string, string>> = {
  Spouse: 'SPS',
  Father: 'FTH',
  Mother: 'MTH',
  Child: 'CHILD',
  Guardian: 'GUARD',
};

/** Whom to call; a relationship by itself is nobody. */
const emergencyContact = (said: DetailTexts = {}): readonly Markup[] => {
  const { firstName, middleName, lastName, relationship, phoneNumber } = said;
  if ([firstName, middleName, lastName, phoneNumber].every((each) => each === undefined)) return [];
  const given = [firstName, middleName].filter((each) => each !== undefined);
  const name = [
    ...given.map((each) => e('given', {}, text(each))),
    e(
      'family',
      lastName === undefined ? { nullFlavor: 'UNK' } : {},
      ...(lastName === undefined ? [] : [text(lastName)]),
    ),
  ];
  return [
    e(
      'participant',
      { typeCode: 'IND' },
      e(
        'associatedEntity',
        { classCode: 'ECON' },
        coded('code', relationships, '2.16.840.1.113883.5.111', relationship),
        noAddress,
        phoneNumber === undefined ? noTelecom : telecom('tel', phoneNumber),
        e('associatedPerson', {}, e('name', {}, ...name)),
      ),
    ),
  ];
};

const documented = ({ from, at }: DocumentHeader): Markup =>
  e(
    'documentationOf',
    {},
    e(
      'serviceEvent',
      { classCode: 'PCPR' },
      e(
        'effectiveTime',
        {},
        e('low', from === undefined ? { nullFlavor: 'UNK' } : { value: day(from) }),
        e('high', { value: stamp(at) }),
      ),
    ),
  );
