import type { DetailGroup, DetailTexts } from '@portico/domain/profile';

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
}

export interface SaidAddress {
  readonly lines: readonly string[];
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
  readonly country?: string | undefined;
}

/** Parts that are told and replaced as a whole, each with details of the profile. */
export const demographicParts = ['name', 'phone', 'address', 'gender', 'race', 'ethnicity'] as const;
export type DemographicPart = (typeof demographicParts)[number];
export type Demographics = Readonly<
  Partial<Record<DemographicPart, { readonly group: DetailGroup; readonly texts: DetailTexts }>>
>;

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

/** The profile has one race: of several that are told none is the first. */
const onlyOf = (codes: readonly string[], words: Readonly<Record<string, string>>): string | undefined => {
  const [only, ...others] = new Set(codes);
  return only === undefined || others.length > 0 || !Object.hasOwn(words, only) ? undefined : words[only];
};

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

const textsOf = (texts: Readonly<Record<string, string | undefined>>): DetailTexts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      text === undefined || text.trim() === '' ? [] : [[name, text.trim()]],
    ),
  );

/** In the words of the profile; what it has no place for is left out. */
export const demographicsOf = (said: SaidOfPerson): Demographics => {
  const { given, family, phone, gender = '', address } = said;
  const parts: Readonly<Record<DemographicPart, readonly [DetailGroup, DetailTexts]>> = {
    name: ['personal', textsOf({ first_name: given, last_name: family })],
    phone: ['personal', textsOf({ phone_number: phone })],
    address: ['personal', address === undefined ? {} : addressTexts(address)],
    gender: ['personal_details', textsOf({ gender: onlyOf([gender], genders) })],
    race: ['personal_details', textsOf({ primary_race: onlyOf(said.races, races) })],
    ethnicity: ['personal_details', textsOf({ ethnicity: onlyOf(said.ethnicities, ethnicities) })],
  };
  return Object.fromEntries(
    demographicParts.flatMap((part) => {
      const [group, texts] = parts[part];
      return Object.keys(texts).length === 0 ? [] : [[part, { group, texts }]];
    }),
  );
};
