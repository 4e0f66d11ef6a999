import { otherProvider, type InsuranceId, type KeptInsurance } from '@portico/domain/profile';
import type { Coverage, NewCoverage } from '@portico/practice-spi';
import type { PortalIds } from './portal-and-system-ids.ts';

const typeOf = { primary: 'Primary', secondary: 'Secondary', tertiary: 'Tertiary' } as const;

/** An insurance of the portal without what no system says: the relationship and the policyholder are not shown. */
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
  relationshipType: 'Self',
  policyHolderFirstName: '',
  policyHolderMiddleName: '',
  policyHolderLastName: '',
  policyHolderDateOfBirth: '',
  policyHolderGender: '',
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
