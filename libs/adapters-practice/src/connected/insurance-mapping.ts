import {
  otherProvider,
  type genders,
  type InsuranceId,
  type KeptInsurance,
  type relationships,
} from '@portico/domain/profile';
import type { Coverage, NewCoverage, PolicyHolder } from '@portico/practice-spi';
import type { PortalIds } from './portal-and-system-ids.ts';

const typeOf = { primary: 'Primary', secondary: 'Secondary', tertiary: 'Tertiary' } as const;

type Relationship = (typeof relationships)[number];

const relationshipNames = {
  spouse: 'Spouse',
  child: 'Child',
  guardian: 'Guardian',
  other: 'Other',
} as const satisfies Readonly<Record<string, Relationship>>;

const relationshipOf = ({ relationship, gender }: PolicyHolder): Relationship | '' => {
  if (relationship === undefined) return '';
  if (relationship !== 'parent') return relationshipNames[relationship];
  return gender === 'male' ? 'Father' : gender === 'female' ? 'Mother' : 'Other';
};

const genderOf = {
  female: 'Female',
  male: 'Male',
  other: 'Other',
  unknown: 'Unknown',
} as const satisfies Readonly<Record<string, (typeof genders)[number]>>;

const holderOf = (holder: PolicyHolder | undefined) => ({
  relationshipType: holder === undefined ? 'Self' : relationshipOf(holder),
  policyHolderFirstName: holder?.firstName ?? '',
  policyHolderMiddleName: holder?.middleName ?? '',
  policyHolderLastName: holder?.lastName ?? '',
  policyHolderDateOfBirth: holder?.birthDate ?? '',
  policyHolderGender: holder?.gender === undefined ? '' : genderOf[holder.gender],
});

/** An insurance of the portal; the policyholder is shown as the system has it, and changed by the practice alone. */
export const insuranceOf = (coverage: Coverage, ids: PortalIds): KeptInsurance => ({
  id: ids.of<InsuranceId>('insurance', coverage.id),
  type: typeOf[coverage.rank],
  providerName: coverage.payer,
  providerCustomName: '',
  // The portal shows the one of a list or the other, depending on whether it knows plans of the insurer.
  planName: coverage.plan ?? '',
  planCustomName: coverage.plan ?? '',
  memberId: coverage.memberNumber ?? '',
  groupNumber: coverage.groupNumber ?? '',
  ...holderOf(coverage.holder),
  effectiveFrom: coverage.starts ?? '',
});

/** The plan that was changed, in the list or by hand; without a change the one that stands. */
const planOf = ({ planName, planCustomName }: KeptInsurance, stored = ''): string => {
  const changed = [planName, planCustomName].filter((plan) => plan !== stored);
  return changed.length === 0 ? stored : (changed.find((plan) => plan !== '') ?? '');
};

const filled = <Name extends string>(fields: Readonly<Record<Name, string>>): Readonly<Partial<Record<Name, string>>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<Record<Name, string>>;

/** What the system is told of an insurance; undefined for a fourth one, for which it has no rank. */
export const coverageOf = (insurance: KeptInsurance, before: Coverage | undefined): NewCoverage | undefined => {
  const { type, providerName, providerCustomName, memberId, groupNumber, effectiveFrom } = insurance;
  const rank = (['primary', 'secondary', 'tertiary'] as const).find((each) => typeOf[each] === type);
  if (rank === undefined) return undefined;
  return {
    payer: providerName === otherProvider ? providerCustomName : providerName,
    rank,
    ...filled({
      memberNumber: memberId,
      groupNumber,
      plan: planOf(insurance, before?.plan),
      starts: effectiveFrom,
      ends: before?.ends ?? '',
    }),
  };
};
