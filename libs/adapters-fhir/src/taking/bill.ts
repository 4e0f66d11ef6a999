import { paperOf, type ItemDetail, type RecordItem } from '@portico/domain/health';
import type { PatientId } from '@portico/domain/kernel';
import { Decimal, type JsonObject } from '@portico/practice-fhir/json';
import { entryFhirId, fhirId } from '../resources/fhir-ids.ts';
import {
  absent,
  codedAs,
  coded,
  dateTime,
  filled,
  neededWords,
  referenceTo,
  said,
  some,
  terminology,
  type Resource,
} from '../resources/shared-elements.ts';

type Bill = RecordItem<'bills'>;
type Kind = ItemDetail<'bills'>;

const outcomes: Readonly<Partial<Record<Bill['status'], string>>> = {
  waiting: 'queued',
  partial: 'partial',
  processed: 'complete',
  failed: 'error',
};

const hl7 = terminology('adjudication');
const carin = 'http://hl7.org/fhir/us/carin-bb/CodeSystem/C4BBAdjudication';

/** What each amount is in the code systems of HL7 and of CARIN. */
const categories: readonly (readonly [kind: Kind, system: string, code: string])[] = [
  ['billed', hl7, 'submitted'],
  ['allowed', hl7, 'eligible'],
  ['patient-part', carin, 'memberliability'],
  ['deductible', hl7, 'deductible'],
  ['copay', hl7, 'copay'],
  ['coinsurance', carin, 'coinsurance'],
  ['not-covered', carin, 'noncovered'],
  ['patient-paid', carin, 'paidbypatient'],
];

/** A claim of a provider, or what an insurer says of it. */
export const bill = (patient: PatientId, item: Bill): Resource =>
  paperOf(item) === 'claim' ? claim(patient, item) : explanation(patient, item);

const claim = (patient: PatientId, item: Bill): Resource => {
  const insurer = one(item, 'insurer');
  return {
    resourceType: 'Claim',
    ...about(patient, item),
    insurer: insurer === undefined ? undefined : { display: insurer },
    priority: absent,
    insurance: [{ sequence: new Decimal('1'), focal: true, coverage: absent }],
    total: amountOf(item, 'billed'),
  };
};

const explanation = (patient: PatientId, item: Bill): Resource => {
  const outcome = outcomes[item.status];
  const paid = amountOf(item, 'insurer-paid');
  return {
    resourceType: 'ExplanationOfBenefit',
    ...about(patient, item),
    insurer: named(one(item, 'insurer')),
    outcome,
    _outcome: outcome === undefined ? absent : undefined,
    insurance: [{ focal: true, coverage: absent }],
    total: some(
      categories.map(([kind, system, code]) => {
        const amount = amountOf(item, kind);
        return amount && { category: coded(system, code), amount };
      }),
    ),
    payment: paid && { amount: paid },
    processNote: some(all(item, 'note').map((text) => ({ text }))),
  };
};

const about = (patient: PatientId, item: Bill) => {
  const status = item.status === 'cancelled' ? 'cancelled' : item.status === 'unknown' ? undefined : 'active';
  const services = all(item, 'service').map(neededWords);
  const visit = one(item, 'visit');
  return {
    id: entryFhirId(patient, item.id, 'bills'),
    status,
    _status: status === undefined ? absent : undefined,
    type: absent,
    use: 'claim',
    patient: referenceTo('Patient', fhirId(patient)),
    billablePeriod: filled({ start: dateTime(item.date), end: dateTime(item.ended) }),
    created: dateTime(item.made),
    _created: item.made === undefined ? absent : undefined,
    provider: named(one(item, 'biller')),
    item: [codedAs(item.code, item.name), ...services].map((productOrService, at) => ({
      sequence: new Decimal(String(at + 1)),
      productOrService,
      encounter: at === 0 && visit !== undefined ? [{ display: visit }] : undefined,
    })),
  };
};

const all = (item: Bill, kind: Kind): readonly string[] =>
  item.details.flatMap((each) => (each.kind === kind ? (said(each.text) ?? []) : []));

const one = (item: Bill, kind: Kind): string | undefined => all(item, kind)[0];

const named = (display: string | undefined): JsonObject => (display === undefined ? absent : { display });

const amountOf = (item: Bill, kind: Kind): JsonObject | undefined => {
  const amount = one(item, kind);
  return amount === undefined ? undefined : { value: new Decimal(amount), currency: 'USD' };
};
