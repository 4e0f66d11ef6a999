import type { DetailGroup, Details, DetailTexts, SourceFacts } from '@portico/domain/profile';

/** What a source says of a person beside name and birth date, as it writes it. */
export interface SaidOfPerson {
  readonly given?: string | undefined;
  readonly family?: string | undefined;
  readonly phone?: string | undefined;
  /** `female`, `male`, `other`. */
  readonly gender?: string | undefined;
  /** Codes of the categories of the Office of Management and Budget (2.16.840.1.113883.6.238), or null flavors. */
  readonly races: readonly string[];
  readonly ethnicities: readonly string[];
  readonly address?: SaidAddress | undefined;
  readonly formerNames: readonly string[];
  readonly formerAddresses: readonly SaidAddress[];
  readonly emergency?: SaidContact | undefined;
  /** The date of a death, empty where it has none; false where the source says that the person lives. */
  readonly death?: string | false | undefined;
}

/** Somebody to call for the person. */
export interface SaidContact {
  readonly given: readonly string[];
  readonly family?: string | undefined;
  /** Codes of RoleCode (2.16.840.1.113883.5.111), or words. */
  readonly relationships: readonly string[];
  /** One that was parsed. */
  readonly phone?: string | undefined;
}

export interface SaidAddress {
  /** The whole in one text; with its parts, those are read. */
  readonly text?: string | undefined;
  readonly lines: readonly string[];
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
  readonly country?: string | undefined;
}

/** Parts that are told and replaced as a whole, each with details of the profile. */
export const demographicParts = [
  'name',
  'phone',
  'address',
  'gender',
  'race',
  'ethnicity',
  'formerNames',
  'formerAddresses',
  'death',
  'emergencyContact',
] as const;
export type DemographicPart = (typeof demographicParts)[number];
export type Demographics = Readonly<Partial<Record<DemographicPart, SaidPart>>>;

interface SaidPart {
  readonly group: DetailGroup;
  readonly texts: DetailTexts;
  /** What the forms of the profile have no place for; an empty list takes back what an older source said. */
  readonly more?: readonly string[];
}

/** The details of the profile that a part stands for. */
const fieldsOfPart: Readonly<Record<DemographicPart, readonly string[]>> = {
  name: ['first_name', 'last_name'],
  phone: ['phone_number'],
  address: ['address1', 'city', 'state', 'zipcode'],
  gender: ['gender'],
  race: ['primary_race'],
  ethnicity: ['ethnicity'],
  formerNames: [],
  formerAddresses: [],
  death: [],
  emergencyContact: ['firstName', 'middleName', 'lastName', 'relationship', 'phoneNumber'],
};

const genders: Readonly<Record<string, string>> = { female: 'Female', male: 'Male', other: 'Other' };

const races: Readonly<Record<string, string>> = {
  '1002-5': 'American Indian or Alaska Native',
  '2028-9': 'Asian',
  '2054-5': 'Black or African American',
  '2076-8': 'Native Hawaiian or Pacific Islander',
  '2106-3': 'White',
  '2131-1': 'Other',
  ASKU: 'Declined',
  'asked-declined': 'Declined',
};

const ethnicities: Readonly<Record<string, string>> = {
  '2135-2': 'Hispanic or Latino',
  '2186-5': 'Not Hispanic or Latino',
  ASKU: 'Declined',
  'asked-declined': 'Declined',
};

/** In the words of the form, which has one for all others. */
const relationships: Readonly<Record<string, string>> = {
  ...{ sps: 'Spouse', husb: 'Spouse', wife: 'Spouse', spouse: 'Spouse', husband: 'Spouse' },
  ...{ fth: 'Father', nfth: 'Father', father: 'Father', mth: 'Mother', nmth: 'Mother', mother: 'Mother' },
  ...{ child: 'Child', dau: 'Child', son: 'Child', nchild: 'Child', daughter: 'Child' },
  ...{ guard: 'Guardian', guardian: 'Guardian' },
};

/** A relationship by itself is nobody. */
const contactTexts = ({ given, family, relationships: said, phone }: SaidContact): DetailTexts => {
  const [firstName, ...others] = given;
  const who = textsOf({ firstName, middleName: others.join(' '), lastName: family, phoneNumber: phone });
  const known = wordsFor(
    said.map((each) => each.toLowerCase()),
    relationships,
  )[0];
  const relationship = known ?? (said.some(isThere) ? 'Other' : undefined);
  return Object.keys(who).length === 0 ? {} : textsOf({ ...who, relationship });
};

/** Those that the profile has words for, each once. */
const wordsFor = (codes: readonly string[], words: Readonly<Record<string, string>>): readonly string[] => [
  ...new Set(codes.flatMap((code) => (Object.hasOwn(words, code) ? (words[code] ?? []) : []))),
];

/** The field of the profile holds one of them; several are told beside it. */
const oneOrMore = (field: string, found: readonly string[]): Said =>
  found.length > 1 ? { texts: {}, more: found } : { texts: textsOf({ [field]: found[0] }) };

const isInCountry = (country: string | undefined): boolean =>
  country === undefined ||
  ['', 'us', 'usa', 'united states', 'united states of america'].includes(country.trim().toLowerCase());

/** An address as the profile has it; one of another country has no place there. */
const addressTexts = ({ lines, city, state, zip, country }: SaidAddress): DetailTexts =>
  isInCountry(country)
    ? textsOf({
        address1: lines.join(', '),
        city,
        state: /^[A-Z]{2}$/.test(state?.trim() ?? '') ? state : undefined,
        zipcode: /^\d{5}(?:-\d{4})?$/.test(zip?.trim() ?? '') ? zip : undefined,
      })
    : {};

const isThere = (text: string | undefined): text is string => text !== undefined && text.trim() !== '';

/** An address in one text, and its country in another where that is said. */
const addressInWords = ({ text, lines, city, state, zip, country }: SaidAddress): readonly string[] => {
  const parts = [...lines, city, [state, zip].filter(isThere).join(' ')].filter(isThere).map((part) => part.trim());
  return [parts.length === 0 ? text : parts.join(', '), country].filter(isThere).map((part) => part.trim());
};

/** An address of another country, or one that is not in parts, has no place in the form. */
const addressSaid = (address: SaidAddress): Said => {
  const texts = addressTexts(address);
  return Object.keys(texts).length === 0 ? { texts, more: addressInWords(address) } : { texts };
};

const textsOf = (texts: Readonly<Record<string, string | undefined>>): DetailTexts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      text === undefined || text.trim() === '' ? [] : [[name, text.trim()]],
    ),
  );

type Said = Pick<SaidPart, 'texts' | 'more'>;
const onlyMore = (more: readonly string[] | undefined): Said =>
  more === undefined ? { texts: {} } : { texts: {}, more };
const someOf = (list: readonly string[]): readonly string[] | undefined => (list.length === 0 ? undefined : list);

/** In the words of the profile; what its forms have no place for stands beside them. */
export const demographicsOf = (said: SaidOfPerson): Demographics => {
  const { given, family, phone, gender = '', address, death, emergency } = said;
  const former = said.formerAddresses.map((each) => addressInWords(each).join(', ')).filter(isThere);
  const parts: Readonly<Record<DemographicPart, readonly [DetailGroup, Said]>> = {
    name: ['personal', { texts: textsOf({ first_name: given, last_name: family }) }],
    phone: ['personal', { texts: textsOf({ phone_number: phone }) }],
    address: ['personal', address === undefined ? { texts: {} } : addressSaid(address)],
    gender: ['personal_details', { texts: textsOf({ gender: wordsFor([gender], genders)[0] }) }],
    race: ['personal_details', oneOrMore('primary_race', wordsFor(said.races, races))],
    ethnicity: ['personal_details', oneOrMore('ethnicity', wordsFor(said.ethnicities, ethnicities))],
    formerNames: ['personal', onlyMore(someOf(said.formerNames))],
    formerAddresses: ['personal', onlyMore(someOf(former))],
    emergencyContact: ['emergency_contact', { texts: emergency === undefined ? {} : contactTexts(emergency) }],
    death: ['personal_details', onlyMore(death === undefined ? undefined : death === false ? [] : [death])],
  };
  return Object.fromEntries(
    demographicParts.flatMap((part) => {
      const [group, told] = parts[part];
      const isSaid = Object.keys(told.texts).length > 0 || (told.more !== undefined && isTold(part, told.more));
      return isSaid ? [[part, { group, ...told }]] : [];
    }),
  );
};

/** That nothing is so is only ever said of a death. */
const isTold = (part: DemographicPart, more: readonly string[]): boolean => part === 'death' || more.length > 0;

/** What was entered goes before what imports say: of a part that holds something entered nothing imported is told. */
export const withImported = (
  entered: Details,
  imported: Demographics,
): { readonly details: Details; readonly sourceFacts?: SourceFacts } => {
  const details: { -readonly [Group in keyof Details]: Details[Group] } = { ...entered };
  const facts: [DemographicPart, readonly string[]][] = [];
  for (const part of demographicParts) {
    const { group, texts = {}, more = [] } = imported[part] ?? {};
    if (group === undefined || fieldsOfPart[part].some((field) => entered[group]?.[field] !== undefined)) continue;
    if (Object.keys(texts).length > 0) details[group] = { ...texts, ...details[group] };
    if (more.length > 0) facts.push([part, more]);
  }
  return facts.length === 0 ? { details } : { details, sourceFacts: Object.fromEntries(facts) as SourceFacts };
};
