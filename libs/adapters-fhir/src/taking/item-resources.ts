import type { Chart, ItemDetail, RecordItem, Section } from '@portico/domain/health';
import type { PatientId } from '@portico/domain/kernel';
import type { JsonObject } from '@portico/practice-fhir/json';
import { noteResource } from '../resources/clinical-note.ts';
import { entryFhirId, fhirId } from '../resources/fhir-ids.ts';
import { medicationDispenses } from '../resources/medication-request.ts';
import {
  absent,
  codedAs,
  quantityText,
  coded,
  dateTime,
  filled,
  neededWords,
  referenceTo,
  said,
  some,
  terminology,
  words,
  type Resource,
} from '../resources/shared-elements.ts';
import { bill } from './bill.ts';
import { immunizationRecommendation } from './immunization-recommendation.ts';

const detailsOf = (item: RecordItem, kind: ItemDetail): readonly string[] =>
  item.details.flatMap((detail) => (detail.kind === kind ? (said(detail.text) ?? []) : []));

const patientOf = (patient: PatientId): JsonObject => referenceTo('Patient', fhirId(patient));

const periodOf = ({ date, ended }: RecordItem): JsonObject | undefined =>
  filled({ start: dateTime(date), end: dateTime(ended) });

const encounterStatuses: Readonly<Record<RecordItem<'encounters'>['status'], string>> = {
  planned: 'planned',
  active: 'in-progress',
  'on-hold': 'onleave',
  completed: 'finished',
  stopped: 'cancelled',
  cancelled: 'cancelled',
  refuted: 'unknown',
  unknown: 'unknown',
};

/** An encounter that was read from another system; what kind of place it was at is not known. */
const encounter = (patient: PatientId, item: RecordItem<'encounters'>): Resource => {
  const [disposition] = detailsOf(item, 'disposition');
  const [place] = detailsOf(item, 'place');
  return {
    resourceType: 'Encounter',
    id: entryFhirId(patient, item.id, 'encounters'),
    status: encounterStatuses[item.status],
    class: { system: terminology('v3-NullFlavor'), code: 'UNK', display: 'unknown' },
    type: [codedAs(item.code, item.name)],
    subject: patientOf(patient),
    participant: some(detailsOf(item, 'performer').map((display) => ({ individual: { display } }))),
    period: periodOf(item),
    reasonCode: some(detailsOf(item, 'reason').map(words)),
    diagnosis: some(detailsOf(item, 'diagnosis').map((display) => ({ condition: { display } }))),
    hospitalization: disposition === undefined ? undefined : { dischargeDisposition: { text: disposition } },
    location: place === undefined ? undefined : [{ location: { display: place } }],
  };
};

/** A condition of a relative; other statuses than these two are of the resource as a whole. */
const relative = (patient: PatientId, item: RecordItem<'familyHistory'>): Resource => {
  const [age] = detailsOf(item, 'age');
  return {
    resourceType: 'FamilyMemberHistory',
    id: entryFhirId(patient, item.id, 'familyHistory'),
    status: item.status === 'preliminary' ? 'partial' : item.status === 'unknown' ? 'health-unknown' : 'completed',
    patient: patientOf(patient),
    date: dateTime(item.date),
    relationship: neededWords(detailsOf(item, 'relative')[0] ?? 'Relative'),
    condition: [
      {
        code: codedAs(item.code, item.name),
        outcome: words(detailsOf(item, 'outcome')[0]),
        onsetString: age,
      },
    ],
  };
};

/** An insurance that was read from another system. */
/** The numbers of payers of the National Association of Insurance Commissioners; a number of another system is no national one. */
const naic = 'urn:oid:2.16.840.1.113883.6.300';

const coverage = (patient: PatientId, item: RecordItem<'coverage'>): Resource => {
  const one = (kind: ItemDetail) => detailsOf(item, kind)[0];
  const classOf = (code: 'plan' | 'group') => {
    const value = one(code);
    return value && { type: coded(terminology('coverage-class'), code), value };
  };
  const [subscriber, member] = [one('subscriber'), one('member')];
  const payer = item.details.find(({ kind }) => kind === 'payer-number');
  return {
    resourceType: 'Coverage',
    id: entryFhirId(patient, item.id, 'coverage'),
    status: item.status === 'unknown' ? undefined : item.status,
    _status: item.status === 'unknown' ? absent : undefined,
    identifier: member === undefined ? undefined : [{ type: coded(terminology('v2-0203'), 'MB'), value: member }],
    subscriberId: one('subscriber-number'),
    subscriber: subscriber === undefined ? undefined : { display: subscriber },
    beneficiary: patientOf(patient),
    relationship: words(one('relationship')),
    period: periodOf(item),
    payor: [
      said(item.name) === undefined && payer === undefined
        ? absent
        : {
            identifier: payer && {
              type: payer.system === naic ? coded(terminology('v2-0203'), 'NIIP') : undefined,
              system: payer.system,
              value: payer.text,
            },
            display: said(item.name),
          },
    ],
    class: some([classOf('group'), classOf('plan')]),
  };
};

const consentStatuses: Readonly<Record<RecordItem<'advanceDirectives'>['status'], string | undefined>> = {
  // A directive that somebody found is in force; FHIR has no word for how it was found.
  final: 'active',
  corrected: 'active',
  active: 'active',
  preliminary: 'draft',
  inactive: 'inactive',
  refuted: undefined,
  unknown: undefined,
};

/** A consent given ahead of care: what it is about, what it says, since when, and who decides. */
const directive = (patient: PatientId, item: RecordItem<'advanceDirectives'>): Resource => {
  const { id, name, code, value, status } = item;
  const actors = detailsOf(item, 'agent').map((display) => ({
    role: coded(terminology('v3-RoleClass'), 'AGNT', 'agent'),
    reference: { display },
  }));
  return {
    resourceType: 'Consent',
    id: entryFhirId(patient, id, 'advanceDirectives'),
    status: consentStatuses[status],
    _status: consentStatuses[status] === undefined ? absent : undefined,
    scope: coded(terminology('consentscope'), 'adr', 'Advanced Care Directive'),
    category: [codedAs(code, name)],
    patient: patientOf(patient),
    policyRule: absent,
    provision: filled({
      period: periodOf(item),
      actor: some(actors),
      code: some([words(value && quantityText(value))]),
    }),
  };
};

/** What a person laid down ahead of care. */
export const directiveResources = (patient: PatientId, { advanceDirectives }: Chart): readonly Resource[] =>
  writtenOf(advanceDirectives, (each) => directive(patient, each));

/** Entries of a chart of which the FHIR service of the practice makes no resource; none of what was ruled out. */
export const itemResources = (patient: PatientId, chart: Chart): readonly Resource[] => [
  ...writtenOf(chart.encounters, (each) => encounter(patient, each)),
  ...writtenOf(chart.familyHistory, (each) => relative(patient, each)),
  ...writtenOf(chart.immunizationRecommendations, (each) => immunizationRecommendation(patient, each)),
  ...writtenOf(chart.notes, (each) => noteResource(patient, each)),
  ...directiveResources(patient, chart),
  ...writtenOf(chart.coverage, (each) => coverage(patient, each)),
  ...writtenOf(chart.bills, (each) => bill(patient, each)),
  ...(chart.medications.kind === 'entries'
    ? chart.medications.entries.flatMap((each) => medicationDispenses(patient, each))
    : []),
];

const writtenOf = <T extends { readonly status: string }>(
  section: Section<T>,
  resourceOf: (entry: T) => Resource,
): readonly Resource[] =>
  section.kind === 'entries' ? section.entries.filter(({ status }) => status !== 'refuted').map(resourceOf) : [];
