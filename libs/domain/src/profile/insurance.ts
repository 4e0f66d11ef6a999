import type { Brand } from '../kernel/index.ts';

/** An id assigned by the practice; a number is one assigned locally, which the practice does not know (`MON-295`). */
export type InsuranceId = Brand<string, 'InsuranceId'>;

/** The texts of an insurance (`MON-294`). Dates are `YYYY-MM-DD`, or the typed text if it is no date. */
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

/** An insurance as it is viewed and edited; a picture is a data URL. Absent texts are empty. */
export type Insurance = Readonly<Record<InsuranceText | CardSide, string>> & {
  readonly id: InsuranceId | number;
  readonly deleted: boolean;
};

export const insuranceTypes = ['Primary', 'Secondary', 'Tertiary', 'Other'] as const;
export const relationships = ['Self', 'Spouse', 'Father', 'Mother', 'Child', 'Guardian', 'Other'] as const;
export const genders = ['Female', 'Male', 'Other', 'Unknown'] as const;

/** Stands for an insurer who is not listed; the name is typed (`MON-302`). */
export const otherProvider = 'OTHER';

/** An insurer with its plans (`MON-294`). */
export interface Insurer {
  readonly name: string;
  readonly payer_plans: readonly string[];
}

/** The most insurances, removed ones not counted (`MON-297`, `MON-300`). */
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

/** Whether adding another one below this one is offered (`MON-297`). */
export const mayAddAfter = (insurances: readonly Insurance[], insurance: Insurance): boolean => {
  const all = standing(insurances);
  return all.at(-1)?.id === insurance.id && all.length < mostInsurances && isFilled(insurance);
};

/** Appends a blank one, with a locally assigned id; always allowed if there is none. */
export const addInsurance = (insurances: readonly Insurance[], id: number): readonly Insurance[] => {
  const last = standing(insurances).at(-1);
  return last === undefined || mayAddAfter(insurances, last) ? [...insurances, blankInsurance(id)] : insurances;
};

export const changeInsurance = (
  insurances: readonly Insurance[],
  id: Insurance['id'],
  change: Partial<Record<InsuranceText | CardSide, string>>,
): readonly Insurance[] => insurances.map((one) => (one.id === id && !one.deleted ? { ...one, ...change } : one));

/** Marks it as removed; it stays in the list so that the practice is told (`MON-298`). */
export const removeInsurance = (insurances: readonly Insurance[], id: Insurance['id']): readonly Insurance[] =>
  insurances.map((one) => (one.id === id ? { ...one, deleted: true } : one));

/** Empties it, except for what the practice had filled in, which is reset to the sent values (`MON-299`, `MON-300`). */
export const clearInsurance = (
  insurances: readonly Insurance[],
  id: Insurance['id'],
  sent: readonly Insurance[],
): readonly Insurance[] =>
  insurances.map((one) =>
    one.id === id && !one.deleted ? (sent.find((kept) => kept.id === id) ?? blankInsurance(id)) : one,
  );
