import type { DetailSection } from './patient-details.ts';

/**
 * What the sources of a record say of the person that no form of the profile has a place for: several races or
 * ethnicities, an address in another country, former names and addresses, and a death.
 */
export const sourceFactKinds = ['race', 'ethnicity', 'address', 'formerNames', 'formerAddresses', 'death'] as const;
export type SourceFactKind = (typeof sourceFactKinds)[number];

/**
 * Races and ethnicities in the words of the form; an address in one or two texts, the second of which is its country;
 * of a death its date (`YYYY`, `YYYY-MM`, `YYYY-MM-DD` or a moment), or an empty text where no date is said.
 */
export type SourceFacts = Readonly<Partial<Record<SourceFactKind, readonly string[]>>>;

/** The section of the profile that each is shown in. */
export const sourceFactsOf: Readonly<Record<DetailSection, readonly SourceFactKind[]>> = {
  personal: ['address', 'formerNames', 'formerAddresses'],
  demographics: ['race', 'ethnicity', 'death'],
};
