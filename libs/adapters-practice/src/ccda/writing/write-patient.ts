import { createHash } from 'node:crypto';
import type { ClinicalDate, Language, LocalDate } from '@portico/domain/kernel';
import type { CodedFact, DetailTexts, PatientContact, RelatedPerson, SourceFacts } from '@portico/domain/profile';
import { lookedUp } from '../../records/index.ts';
import { day, telecom } from './entry-parts.ts';
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

/** A name in the form of a UUID that is the same for the same text. */
export const uuidOf = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
};

export const noAddress = e('addr', { nullFlavor: 'NI' });
export const noTelecom = e('telecom', { nullFlavor: 'NI' });

export const recordTarget = (patient: WrittenPatient): Markup => {
  const { id, birthDate, language, contact = {}, personal = {}, more = {}, sourceFacts = {} } = patient;
  const own = personal['phone_number'];
  const phone = contact.phone ?? own;
  const email = contact.email ?? sourceFacts.email?.[0];
  const use = phone === own ? lookedUp(phoneUses, personal['phone_type'] ?? '') : undefined;
  const telecoms = [
    ...(phone === undefined ? [] : [telecom('tel', phone, use === undefined ? {} : { use })]),
    ...(email === undefined ? [] : [telecom('mailto', email)]),
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
        ...codedEach('raceCode', [
          ...(sourceFacts.race ?? [more['primary_race']]).map((said) => category(races, said)),
          ...(sourceFacts.detailedRace ?? []).map(detailed),
        ]),
        ...codedEach('ethnicGroupCode', [
          ...(sourceFacts.ethnicity ?? [more['ethnicity']]).map((said) => category(ethnicities, said)),
          ...(sourceFacts.detailedEthnicity ?? []).map(detailed),
        ]),
        ...spoken(language, sourceFacts),
      ),
    ),
  );
};

/** TelecommunicationAddressUse. */
const phoneUses: Readonly<Record<string, string>> = { Mobile: 'MC', Home: 'HP', Work: 'WP' };
const genders: Readonly<Record<string, string>> = { Female: 'F', Male: 'M', Other: 'UN' };
const categories = '2.16.840.1.113883.6.238';
const races: Readonly<Record<string, string>> = {
  'American Indian or Alaska Native': '1002-5',
  Asian: '2028-9',
  'Black or African American': '2054-5',
  'Native Hawaiian or Pacific Islander': '2076-8',
  White: '2106-3',
  Other: '2131-1',
};
const ethnicities: Readonly<Record<string, string>> = {
  'Hispanic or Latino': '2135-2',
  'Not Hispanic or Latino': '2186-5',
};

/** The language that a source says is preferred, else those that it names, else the one of the portal, which may be nobody's choice. */
const spoken = (portal: Language, { language = [], spokenLanguages = [] }: SourceFacts): readonly Markup[] => {
  const [preferred] = language;
  const said = preferred === undefined && spokenLanguages.length > 0 ? spokenLanguages : [preferred ?? portal];
  return said.map((code) =>
    e(
      'languageCommunication',
      {},
      e('languageCode', { code }),
      ...(preferred === undefined ? [] : [e('preferenceInd', { value: 'true' })]),
    ),
  );
};

type Content = readonly [attributes: Readonly<Record<string, string>>, ...inside: readonly Markup[]];

/** No answer where the person was asked for one, and a code that stands for all other races. */
const category = (codes: Readonly<Record<string, string>>, said: string | undefined): Content =>
  said === 'Declined' ? [{ nullFlavor: 'ASKU' }] : codedContent(codes, categories, said);

const detailed = ({ text: displayName, code }: CodedFact): Content =>
  code === undefined
    ? [{ nullFlavor: 'OTH' }, e('originalText', {}, text(displayName))]
    : [{ code, codeSystem: categories, displayName }];

/** The first by the standard, the others by its extension. */
const codedEach = (tag: string, found: readonly Content[]): readonly Markup[] =>
  found.map((content, at) => e(at === 0 ? tag : `sdtc:${tag}`, ...content));

/** Only where something is said: nobody is written to be alive. */
const deathOf = ({ death: [date] = [] }: SourceFacts): readonly Markup[] =>
  date === undefined
    ? []
    : [
        e('sdtc:deceasedInd', { value: 'true' }),
        ...(date === '' ? [] : [e('sdtc:deceasedTime', { value: day(date as ClinicalDate) })]),
      ];

const codedContent = (
  codes: Readonly<Record<string, string>>,
  codeSystem: string,
  said: string | undefined,
): Content => {
  const code = lookedUp(codes, said);
  if (code !== undefined && said !== undefined) return [{ code, codeSystem, displayName: said }];
  return said === undefined ? [{ nullFlavor: 'UNK' }] : [{ nullFlavor: 'OTH' }, e('originalText', {}, text(said))];
};

const coded = (
  tag: string,
  codes: Readonly<Record<string, string>>,
  codeSystem: string,
  said: string | undefined,
): Markup => e(tag, ...codedContent(codes, codeSystem, said));

/** The parts that the practice keeps; a name in one piece is never guessed apart. */
const nameOf = ({ name, parts, personal = {} }: WrittenPatient): Markup => {
  const given = parts?.firstName ?? personal['first_name'];
  const family = parts?.lastName ?? personal['last_name'];
  const { prefix, middle_name: middle, suffix } = personal;
  const written = [prefix, given, family, suffix].filter((part) => part !== undefined).join(' ');
  const isWhole = given !== undefined && family !== undefined && written === name;
  return isWhole
    ? e(
        'name',
        { use: 'L' },
        ...part('prefix', prefix),
        ...givenNames(given, middle),
        ...part('family', family),
        ...part('suffix', suffix),
      )
    : e('name', { use: 'L' }, e('given', {}, text(name)), e('family', { nullFlavor: 'UNK' }));
};

const part = (tag: string, said: string | undefined): readonly Markup[] =>
  said === undefined ? [] : [e(tag, {}, text(said))];

/** The middle name apart, where the source told it apart. */
const givenNames = (given: string, middle: string | undefined): readonly Markup[] =>
  (middle !== undefined && given.endsWith(` ${middle}`) ? [given.slice(0, -middle.length - 1), middle] : [given]).map(
    (each) => e('given', {}, text(each)),
  );

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

const roleCodes = '2.16.840.1.113883.5.111';

/** RoleCode of HL7 for the words of the form. */
const relationships: Readonly<Record<string, string>> = {
  Spouse: 'SPS',
  Father: 'FTH',
  Mother: 'MTH',
  Child: 'CHILD',
  Guardian: 'GUARD',
};

/** Whom to call, and other people. */
export const supporters = ({
  emergency,
  sourceFacts: { relatedPeople = [] } = {},
}: WrittenPatient): readonly Markup[] => [...emergencyContact(emergency), ...relatedPeople.map(relatedPerson)];

const relatedPerson = ({ name, relationship, code }: RelatedPerson): Markup =>
  e(
    'participant',
    { typeCode: 'IND' },
    e('templateId', { root: '2.16.840.1.113883.10.20.22.5.8', extension: '2023-05-01' }),
    e(
      'associatedEntity',
      { classCode: 'PRS' },
      code === undefined
        ? e('code', { nullFlavor: 'OTH' }, ...part('originalText', relationship))
        : e('code', { code, codeSystem: roleCodes, ...(relationship && { displayName: relationship }) }),
      e('associatedPerson', {}, e('name', {}, e('given', {}, text(name)), e('family', { nullFlavor: 'UNK' }))),
    ),
  );

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
        coded('code', relationships, roleCodes, relationship),
        noAddress,
        phoneNumber === undefined ? noTelecom : telecom('tel', phoneNumber),
        e('associatedPerson', {}, e('name', {}, ...name)),
      ),
    ),
  ];
};
