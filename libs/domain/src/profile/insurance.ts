import type { Brand } from '../kernel/index.ts';

/** An id that the practice gave; a number is one that was made here and nobody else knows (`MON-295`). */
export type InsuranceId = Brand<string, 'InsuranceId'>;

/** The texts of an insurance (`MON-294`). Days are `YYYY-MM-DD`, or what was typed where that is no day. */
export const insuranceTexts = [
  'type',
  'providerName',
  'providerCustomName',
  'planName',
  'planCustomName',
  'memberId',
  'groupNumber',
  'relationshipType',
  'policyHolderFirstName',
  'policyHolderMiddleName',
  'policyHolderLastName',
  'policyHolderDateOfBirth',
  'policyHolderGender',
  'effectiveFrom',
] as const;
export type InsuranceText = (typeof insuranceTexts)[number];

/** The two sides of a card or paper, in the order of their pages (`MON-295`, `MON-296`). */
export const cardSides = ['frontPhoto', 'backPhoto'] as const;
export type CardSide = (typeof cardSides)[number];

/** An insurance as it is looked at and filled in; a picture is a data URL. Empty texts are none. */
export type Insurance = Readonly<Record<InsuranceText | CardSide, string>> & {
  readonly id: InsuranceId | number;
  readonly deleted: boolean;
};

export const insuranceTypes = ['Primary', 'Secondary', 'Tertiary', 'Other'] as const;
export const relationships = ['Self', 'Spouse', 'Father', 'Mother', 'Child', 'Guardian', 'Other'] as const;
export const genders = ['Female', 'Male', 'Other', 'Unknown'] as const;

/** In place of an insurer who is not listed; the name is typed (`MON-302`). */
export const otherProvider = 'OTHER';

/** An insurer with its plans (`MON-294`). */
export interface Insurer {
  readonly name: string;
  readonly payer_plans: readonly string[];
}

/** So many insurances at most, removed ones not counted (`MON-297`, `MON-300`). */
export const mostInsurances = 4;

export const blankInsurance = (id: InsuranceId | number): Insurance => ({
  ...(Object.fromEntries([...insuranceTexts, ...cardSides].map((field) => [field, ''])) as Record<
    InsuranceText | CardSide,
    string
  >),
  relationshipType: 'Self',
  id,
  deleted: false,
});

/** Those that are not removed. */
export const standing = (insurances: readonly Insurance[]): readonly Insurance[] =>
  insurances.filter(({ deleted }) => !deleted);

/** Whether anything was filled in. */
export const isFilled = (insurance: Insurance): boolean => {
  const blank = blankInsurance(insurance.id);
  return [...insuranceTexts, ...cardSides].some((field) => insurance[field] !== blank[field]);
};

/** Whether another one is offered below this one (`MON-297`). */
export const mayAddAfter = (insurances: readonly Insurance[], insurance: Insurance): boolean => {
  const all = standing(insurances);
  return all.at(-1)?.id === insurance.id && all.length < mostInsurances && isFilled(insurance);
};

/** A blank one at the end, under an id that was made here; where none stands there is always room for one. */
export const addInsurance = (insurances: readonly Insurance[], id: number): readonly Insurance[] => {
  const last = standing(insurances).at(-1);
  return last === undefined || mayAddAfter(insurances, last) ? [...insurances, blankInsurance(id)] : insurances;
};

export const changeInsurance = (
  insurances: readonly Insurance[],
  id: Insurance['id'],
  change: Partial<Record<InsuranceText | CardSide, string>>,
): readonly Insurance[] => insurances.map((one) => (one.id === id && !one.deleted ? { ...one, ...change } : one));

/** Marks it as removed; it stays, so that the practice is told (`MON-298`). */
export const removeInsurance = (insurances: readonly Insurance[], id: Insurance['id']): readonly Insurance[] =>
  insurances.map((one) => (one.id === id ? { ...one, deleted: true } : one));

/** Empties it, but for what the practice had filled in: that is as it was sent (`MON-299`, `MON-300`). */
export const clearInsurance = (
  insurances: readonly Insurance[],
  id: Insurance['id'],
  sent: readonly Insurance[],
): readonly Insurance[] =>
  insurances.map((one) =>
    one.id === id && !one.deleted ? (sent.find((kept) => kept.id === id) ?? blankInsurance(id)) : one,
  );
