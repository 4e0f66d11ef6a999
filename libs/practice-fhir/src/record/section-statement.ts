/** What was said about a whole section instead of single entries. */
export type SectionStatement =
  | { readonly kind: 'none-known' }
  | { readonly kind: 'narrative'; readonly text: readonly string[] }
  | { readonly kind: 'no-information' };

/**
 * Codes that stand in the place of an entry and say that there is none: SNOMED CT and the HL7 set for absent and
 * unknown data. A statement about drugs or food alone says nothing about the rest, so its own words are kept.
 */
const noneKnown = new Set([
  '716186003', // no known allergy
  '160244002', // no known allergies (older content)
  '160245001', // no current problems or disability
  '787481004', // no known problems
  '787482006', // no known history of medication
  '787483001', // no known medications
  'no-known-allergies',
  'no-known-problems',
  'no-known-medications',
]);

const partly = new Set([
  '409137002', // no known drug allergy
  '429625007', // no known food allergy
  '428607008', // no known environmental allergy
  '428197003', // no known insect allergy
  '716184000', // no known latex allergy
  '716185004', // no known animal dander allergy
  'no-known-medication-allergies',
  'no-known-environmental-allergies',
  'no-known-food-allergies',
]);

const noInformation = new Set(['1631000175102', 'no-allergy-info', 'no-problem-info', 'no-medication-info']);

/** What a coded “entry” really says about its section; `undefined` for a true entry. */
export const statementOf = (codes: readonly string[], words: string | undefined): SectionStatement | undefined => {
  if (codes.some((code) => noneKnown.has(code))) return { kind: 'none-known' };
  if (codes.some((code) => noInformation.has(code))) return { kind: 'no-information' };
  if (words !== undefined && codes.some((code) => partly.has(code))) return { kind: 'narrative', text: [words] };
  return undefined;
};
