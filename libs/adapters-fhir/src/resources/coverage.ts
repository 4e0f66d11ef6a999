import type { PatientId } from '@portico/domain/kernel';
import { otherProvider, type KeptInsurance } from '@portico/domain/profile';
import { lookedUp } from '@portico/practice-fhir/record';
import {
  absent,
  coded,
  filled,
  profile,
  referenceTo,
  some,
  terminology,
  whole,
  words,
  type Resource,
} from './shared-elements.ts';
import { entryFhirId, fhirId } from './fhir-ids.ts';

const relationships: Readonly<Record<string, string>> = {
  Self: 'self',
  Spouse: 'spouse',
  Child: 'child',
  Other: 'other',
};

const orders: Readonly<Record<string, number>> = { Primary: 1, Secondary: 2, Tertiary: 3 };

const said = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());

/** An insurance on file. Whose child or parent the patient is stands in the words of the source. */
export const coverage = (patient: PatientId, insurance: KeptInsurance): Resource => {
  const { id, type, memberId, groupNumber, relationshipType, effectiveFrom } = insurance;
  const own = (listed: string, typed: string) => said(listed === otherProvider ? typed : listed);
  const payer = own(insurance.providerName, insurance.providerCustomName);
  const plan = own(insurance.planName, insurance.planCustomName);
  const order = lookedUp(orders, type);
  const related = lookedUp(relationships, relationshipType);
  const classes = terminology('coverage-class');
  return {
    resourceType: 'Coverage',
    id: entryFhirId(patient, id),
    meta: said(memberId) === undefined ? undefined : profile('coverage'),
    status: 'active',
    subscriberId: said(memberId),
    beneficiary: referenceTo('Patient', fhirId(patient)),
    relationship:
      related === undefined
        ? (words(said(relationshipType)) ?? absent)
        : coded(terminology('subscriber-relationship'), related),
    subscriber: relationshipType === 'Self' ? referenceTo('Patient', fhirId(patient)) : undefined,
    period: filled({ start: /^\d{4}-\d{2}-\d{2}$/.test(effectiveFrom) ? effectiveFrom : undefined }),
    payor: [payer === undefined ? absent : { display: payer }],
    class: some([
      said(groupNumber) && { type: coded(classes, 'group'), value: groupNumber },
      plan && { type: coded(classes, 'plan'), value: plan },
    ]),
    order: order === undefined ? undefined : whole(order),
  };
};
