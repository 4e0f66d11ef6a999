import { parseDateUpTo } from '../forms/index.ts';
import type { LocalDate } from '../kernel/index.ts';
import { otherProvider, standing, type CardSide, type Insurance, type InsuranceText } from './insurance.ts';
import { isName } from './name-patterns.ts';

export type InsuranceProblem =
  | 'required'
  | 'picture-required'
  | 'bad-name'
  | 'bad-date'
  | 'date-out-of-range'
  /** A father who is female, a mother who is male (`MON-307`). */
  | 'gender-mismatch'
  /** Another insurance has the same type (`MON-308`). */
  | 'duplicate';

export type InsuranceProblems = Readonly<Partial<Record<InsuranceText | CardSide, InsuranceProblem>>>;

export interface InsuranceDemands {
  readonly today: LocalDate;
  /** Both sides of each card are required (`MON-303`). */
  readonly photosRequired: boolean;
  /** Parts that a person does not change here; a policyholder among them is the practice's own, and not judged. */
  readonly hidden?: readonly string[];
}

/** The problems of each insurance that is not removed; one without problems is left out. */
export const judgeInsurances = (
  insurances: readonly Insurance[],
  demands: InsuranceDemands,
): ReadonlyMap<Insurance['id'], InsuranceProblems> => {
  const all = standing(insurances);
  const isTwice = ({ id, type, providerName }: Insurance): boolean =>
    type !== '' &&
    providerName !== '' &&
    all.some((other) => other.id !== id && other.type === type && other.providerName !== '');
  return new Map(
    all.flatMap((insurance) => {
      const problems = judgeInsurance(insurance, demands, isTwice(insurance));
      return Object.keys(problems).length === 0 ? [] : [[insurance.id, problems] as const];
    }),
  );
};

const judgeInsurance = (kept: Insurance, demands: InsuranceDemands, isTwice: boolean): InsuranceProblems => {
  const insurance = demands.hidden?.includes('policyholder') === true ? { ...kept, ...noHolder } : kept;
  const wrong = Object.fromEntries(
    nameFields.flatMap((field): [string, InsuranceProblem][] => {
      const pattern = field === 'policyHolderMiddleName' ? 'twoWord' : 'several';
      return insurance[field] !== '' && !isName(insurance[field], pattern) ? [[field, 'bad-name']] : [];
    }),
  );
  const dates = Object.fromEntries(
    dateFields.flatMap((field): [string, InsuranceProblem][] => {
      const problem = insurance[field] === '' ? undefined : dateProblem(insurance[field], demands.today);
      return problem === undefined ? [] : [[field, problem]];
    }),
  );
  const missing = requiredOf(insurance).filter((field) => insurance[field].trim() === '');
  const photos = demands.photosRequired ? (['frontPhoto', 'backPhoto'] as const) : [];
  return {
    ...wrong,
    ...dates,
    ...(mismatches(insurance) ? { policyHolderGender: 'gender-mismatch' } : {}),
    ...(isTwice ? { type: 'duplicate' } : {}),
    ...Object.fromEntries(missing.map((field) => [field, 'required'])),
    ...Object.fromEntries(photos.filter((side) => insurance[side] === '').map((side) => [side, 'picture-required'])),
  };
};

const noHolder = {
  relationshipType: 'Self',
  policyHolderFirstName: '',
  policyHolderMiddleName: '',
  policyHolderLastName: '',
  policyHolderDateOfBirth: '',
  policyHolderGender: '',
} as const satisfies Partial<Record<InsuranceText, string>>;

const nameFields = ['policyHolderFirstName', 'policyHolderMiddleName', 'policyHolderLastName'] as const;
const dateFields = ['policyHolderDateOfBirth', 'effectiveFrom'] as const;

/** `MON-301`, `MON-302`, `MON-304`, `MON-305`. */
export const requiredOf = ({
  providerName,
  relationshipType,
}: Pick<Insurance, 'providerName' | 'relationshipType'>): readonly InsuranceText[] => [
  'type',
  'memberId',
  'providerName',
  ...(providerName === otherProvider ? (['providerCustomName'] as const) : []),
  ...(relationshipType === 'Self' ? (['effectiveFrom'] as const) : ofAHolder),
];

const ofAHolder = [
  'policyHolderFirstName',
  'policyHolderLastName',
  'policyHolderDateOfBirth',
  'policyHolderGender',
] as const;

const dateProblem = (text: string, today: LocalDate): InsuranceProblem | undefined => {
  const date = parseDateUpTo(text, today);
  return date.ok ? undefined : date.error.kind;
};

const mismatches = ({ relationshipType, policyHolderGender }: Insurance): boolean =>
  (relationshipType === 'Father' && policyHolderGender === 'Female') ||
  (relationshipType === 'Mother' && policyHolderGender === 'Male');
