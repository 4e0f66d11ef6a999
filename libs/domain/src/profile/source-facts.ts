import type { DetailSection } from './patient-details.ts';

/** Those that are texts alone. */
const plainFacts = [
  'race',
  'ethnicity',
  'address',
  'formerNames',
  'formerAddresses',
  'death',
  'language',
  'spokenLanguages',
  'email',
] as const;
type PlainFact = (typeof plainFacts)[number];

/** Those whose codes are kept beside their texts. */
const codedFacts = ['detailedRace', 'detailedEthnicity'] as const;
type CodedFactKind = (typeof codedFacts)[number];

/**
 * What the sources of a record say of the person that no form of the profile has a place for: several races or
 * ethnicities and those below the five categories, an address in another country, former names and addresses, a death,
 * a language that the portal does not speak and is said to be preferred, or languages of which no more is said, an email address that nobody confirmed, a suffix of the name, and people
 * beside the one to call.
 */
export const sourceFactKinds = [...plainFacts, ...codedFacts, 'suffix', 'relatedPeople'] as const;
export type SourceFactKind = (typeof sourceFactKinds)[number];

export interface CodedFact {
  readonly text: string;
  /** Of the code system for race and ethnicity of the Centers for Disease Control (2.16.840.1.113883.6.238). */
  readonly code?: string;
}

/** Somebody who has to do with the patient. */
export interface RelatedPerson {
  readonly name: string;
  /** In the words of the source, or of its code. */
  readonly relationship?: string;
  /** Of RoleCode (2.16.840.1.113883.5.111), where the source sends one. */
  readonly code?: string;
}

/**
 * Races and ethnicities in the words of the form; an address in one or two texts, the second of which is its country;
 * of a death its date (`YYYY`, `YYYY-MM`, `YYYY-MM-DD` or a moment), or an empty text where no date is said; a language
 * as its tag (BCP 47).
 */
export type SourceFacts = Readonly<Partial<Record<PlainFact, readonly string[]>>> &
  Readonly<Partial<Record<CodedFactKind, readonly CodedFact[]>>> & {
    readonly relatedPeople?: readonly RelatedPerson[];
  };

/** As they are shown. */
export type SourceFactTexts = Readonly<Partial<Record<SourceFactKind, readonly string[]>>>;

/** The section of the profile that each is shown in. */
export const sourceFactsOf: Readonly<Record<DetailSection, readonly SourceFactKind[]>> = {
  personal: ['suffix', 'address', 'email', 'formerNames', 'formerAddresses'],
  demographics: [
    'race',
    'detailedRace',
    'ethnicity',
    'detailedEthnicity',
    'language',
    'spokenLanguages',
    'relatedPeople',
    'death',
  ],
};

/** Every fact in texts; the suffix stands with the parts of a name. Who somebody is to the patient may have words in the language of the reader. */
export const textsOfFacts = (
  { detailedRace, detailedEthnicity, relatedPeople, ...plain }: SourceFacts,
  suffix?: string,
  relationshipOf: (person: RelatedPerson) => string | undefined = ({ relationship }) => relationship,
): SourceFactTexts => {
  const coded = (facts: readonly CodedFact[]): readonly string[] => facts.map(({ text }) => text);
  return {
    ...plain,
    ...(suffix !== undefined && { suffix: [suffix] }),
    ...(detailedRace && { detailedRace: coded(detailedRace) }),
    ...(detailedEthnicity && { detailedEthnicity: coded(detailedEthnicity) }),
    ...(relatedPeople && {
      relatedPeople: relatedPeople.map((person) => {
        const relationship = relationshipOf(person);
        return relationship === undefined ? person.name : `${person.name} (${relationship})`;
      }),
    }),
  };
};
