import { isLanguage } from '@portico/domain/kernel';
import type { CodedFact, DetailGroup, Details, DetailTexts, RelatedPerson, SourceFacts } from '@portico/domain/profile';
import { ethnicities, genders, races, relationships } from './demographic-words.ts';

/** What a source says of a person beside name and birth date, as it writes it. */
export interface SaidOfPerson {
  /** All given names, the middle ones among them. */
  readonly given?: string | undefined;
  readonly middle?: string | undefined;
  readonly family?: string | undefined;
  readonly prefix?: string | undefined;
  readonly suffix?: string | undefined;
  readonly phone?: string | undefined;
  /** `Mobile`, `Home`, `Work`. */
  readonly phoneType?: string | undefined;
  readonly email?: string | undefined;
  /** The tag of the language that the source says is preferred. */
  readonly language?: string | undefined;
  /** The tags of languages of which the source says no more. */
  readonly spokenLanguages: readonly string[];
  /** `female`, `male`, `other`. */
  readonly gender?: string | undefined;
  /** Codes of the categories of the Office of Management and Budget (2.16.840.1.113883.6.238), or null flavors. */
  readonly races: readonly string[];
  readonly ethnicities: readonly string[];
  /** Below the categories. */
  readonly detailedRaces: readonly CodedFact[];
  readonly detailedEthnicities: readonly CodedFact[];
  readonly address?: SaidAddress | undefined;
  readonly formerNames: readonly string[];
  readonly formerAddresses: readonly SaidAddress[];
  readonly emergency?: SaidContact | undefined;
  /** Other people. */
  readonly related: readonly SaidContact[];
  /** The date of a death, empty where it has none; false where the source says that the person lives. */
  readonly death?: string | false | undefined;
}

/** Somebody to call for the person, or who has to do with them otherwise. */
export interface SaidContact {
  readonly given: readonly string[];
  readonly family?: string | undefined;
  /** A name in one text. */
  readonly name?: string | undefined;
  /** Codes, or words. */
  readonly relationships: readonly string[];
  /** What the source says of the relationship, in its words or those of its codes. */
  readonly words?: string | undefined;
  /** Of RoleCode (2.16.840.1.113883.5.111). */
  readonly code?: string | undefined;
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
  'detailedRace',
  'detailedEthnicity',
  'language',
  'spokenLanguages',
  'email',
  'relatedPeople',
] as const;
export type DemographicPart = (typeof demographicParts)[number];
export type Demographics = Readonly<Partial<Record<DemographicPart, SaidPart>>>;

interface SaidPart {
  readonly group: DetailGroup;
  readonly texts: DetailTexts;
  /** What the forms of the profile have no place for; an empty list takes back what an older source said. */
  readonly more?: readonly (string | CodedFact | RelatedPerson)[];
}

/** What a name has beside the fields of the form; it is told as long as the name is the one of the source. */
const besideName = ['prefix', 'middle_name', 'suffix'];

/** The details of the profile that a part stands for. */
const fieldsOfPart: Readonly<Record<DemographicPart, readonly string[]>> = {
  name: ['first_name', 'last_name'],
  phone: ['phone_number'],
  email: [],
  language: ['preferred_language'],
  spokenLanguages: ['preferred_language'],
  address: ['address1', 'city', 'state', 'zipcode'],
  gender: ['gender'],
  race: ['primary_race'],
  detailedRace: ['primary_race'],
  ethnicity: ['ethnicity'],
  detailedEthnicity: ['ethnicity'],
  formerNames: [],
  formerAddresses: [],
  death: [],
  relatedPeople: [],
  emergencyContact: ['firstName', 'middleName', 'lastName', 'relationship', 'phoneNumber'],
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
  const parts = trimmed([...lines, city, trimmed([state, zip]).join(' ')]);
  return trimmed([parts.length === 0 ? text : parts.join(', '), country]);
};

const trimmed = (texts: readonly (string | undefined)[]): readonly string[] =>
  texts.filter(isThere).map((text) => text.trim());

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
const onlyMore = (more: SaidPart['more']): Said => (more === undefined ? { texts: {} } : { texts: {}, more });
const someOf = <Each>(list: readonly Each[]): readonly Each[] | undefined => (list.length === 0 ? undefined : list);

/** The number, with what it is where that is said. */
const phoneTexts = (phone: string | undefined, type: string | undefined): DetailTexts =>
  phone === undefined ? {} : textsOf({ phone_number: phone, phone_type: type });

/** One that the portal speaks stands with the person, and takes back what an older source said. */
const languageSaid = (tag: string | undefined): readonly string[] | undefined =>
  tag === undefined ? undefined : isOfPortal(tag) ? [] : [tag];

const isOfPortal = (tag: string): boolean => isLanguage(tag.slice(0, 2).toLowerCase());

/** Languages of which none is said to be preferred; where one is, what an older source said of others is taken back. */
const spokenSaid = ({ language, spokenLanguages: spoken }: SaidOfPerson): readonly string[] | undefined => {
  if (language !== undefined) return [];
  return spoken.length === 0 ? undefined : spoken.every(isOfPortal) ? [] : spoken;
};

/** The people who are not the one to call, each once. */
const relatedIn = ({ emergency, related }: SaidOfPerson): readonly RelatedPerson[] => {
  const nameOf = ({ given, family, name }: SaidContact): string =>
    name ?? [...given, family].filter(isThere).join(' ').trim();
  // One with a name in a single text has no place in the form.
  const called = [...(emergency?.given ?? []), emergency?.family].some(isThere) && emergency ? nameOf(emergency) : '';
  const people = related.flatMap((each) => {
    const name = nameOf(each);
    const known = { ...(each.words && { relationship: each.words }), ...(each.code && { code: each.code }) };
    return name === '' || name === called ? [] : [{ name, ...known }];
  });
  return [...new Map(people.map((each) => [each.name, each])).values()];
};

/** In the words of the profile; what its forms have no place for stands beside them. */
export const demographicsOf = (said: SaidOfPerson): Demographics => {
  const { given, middle, family, prefix, suffix, gender = '', address, death, emergency } = said;
  const former = said.formerAddresses.map((each) => addressInWords(each).join(', ')).filter(isThere);
  const name = textsOf({ first_name: given, last_name: family });
  const beside = Object.keys(name).length === 0 ? {} : textsOf({ prefix, middle_name: middle, suffix });
  const parts: Readonly<Record<DemographicPart, readonly [DetailGroup, Said]>> = {
    name: ['personal', { texts: { ...name, ...beside } }],
    phone: ['personal', { texts: phoneTexts(said.phone, said.phoneType) }],
    email: ['personal', onlyMore(said.email === undefined ? undefined : [said.email])],
    language: ['personal_details', onlyMore(languageSaid(said.language))],
    spokenLanguages: ['personal_details', onlyMore(spokenSaid(said))],
    address: ['personal', address === undefined ? { texts: {} } : addressSaid(address)],
    gender: ['personal_details', { texts: textsOf({ gender: wordsFor([gender], genders)[0] }) }],
    race: ['personal_details', oneOrMore('primary_race', wordsFor(said.races, races))],
    detailedRace: ['personal_details', onlyMore(someOf(said.detailedRaces))],
    ethnicity: ['personal_details', oneOrMore('ethnicity', wordsFor(said.ethnicities, ethnicities))],
    detailedEthnicity: ['personal_details', onlyMore(someOf(said.detailedEthnicities))],
    formerNames: ['personal', onlyMore(someOf(said.formerNames))],
    formerAddresses: ['personal', onlyMore(someOf(former))],
    emergencyContact: ['emergency_contact', { texts: emergency === undefined ? {} : contactTexts(emergency) }],
    relatedPeople: ['emergency_contact', onlyMore(someOf(relatedIn(said)))],
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

/** That nothing is so is only ever said of a death, and of languages that the portal does not speak. */
const isTold = (part: DemographicPart, more: readonly unknown[]): boolean =>
  ['death', 'language', 'spokenLanguages'].includes(part) || more.length > 0;

/** What was entered goes before what imports say: of a part that holds something entered nothing imported is told. */
export const withImported = (
  entered: Details,
  imported: Demographics,
): { readonly details: Details; readonly sourceFacts?: SourceFacts } => {
  const details: { -readonly [Group in keyof Details]: Details[Group] } = { ...entered };
  const facts: [DemographicPart, NonNullable<SaidPart['more']>][] = [];
  for (const part of demographicParts) {
    const { group, texts = {}, more = [] } = imported[part] ?? {};
    if (group === undefined) continue;
    const isEntered = fieldsOfPart[part].some((field) => entered[group]?.[field] !== undefined);
    const told = isEntered ? stillSo(part, texts, entered[group] ?? {}) : texts;
    if (Object.keys(told).length > 0) details[group] = { ...told, ...details[group] };
    if (more.length > 0 && !isEntered) facts.push([part, more]);
  }
  return facts.length === 0 ? { details } : { details, sourceFacts: Object.fromEntries(facts) as SourceFacts };
};

/** Of a part that was entered: what the form cannot say of a name, where the name is that of the source. */
const stillSo = (part: DemographicPart, texts: DetailTexts, entered: DetailTexts): DetailTexts =>
  part === 'name' && fieldsOfPart.name.every((field) => texts[field] === entered[field])
    ? textsOf(Object.fromEntries(besideName.map((field) => [field, texts[field]])))
    : {};
