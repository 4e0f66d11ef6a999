import type { Coding, ItemComponent, ItemDetail, RecordItem, VitalSignValue } from '@portico/domain/health';
import type { ClinicalDate, PatientId } from '@portico/domain/kernel';
import type { JsonObject } from '@portico/practice-fhir/json';
import { udiParts } from '@portico/practice-fhir/record';
import {
  absent,
  coded,
  codedAs,
  dateTime,
  profile,
  quantityText,
  referenceTo,
  said,
  some,
  terminology,
  usCoreCategory,
  type Resource,
} from './shared-elements.ts';
import { entryFhirId, fhirId } from './fhir-ids.ts';
import { valueOf } from './observation.ts';

const detailsOf = (item: RecordItem, kind: ItemDetail): readonly string[] =>
  item.details.flatMap((detail) => (detail.kind === kind ? detail.text : []));

const displays = (texts: readonly string[]) => some(texts.map((text) => said(text) && { display: text }));

const patientOf = (patient: PatientId): JsonObject => referenceTo('Patient', fhirId(patient));

type FindingSection = 'socialHistory' | 'healthStatus' | 'clinicalTests';

const categories: Readonly<Record<FindingSection, readonly JsonObject[]>> = {
  socialHistory: [coded(terminology('observation-category'), 'social-history', 'Social History')],
  healthStatus: [coded(terminology('observation-category'), 'survey', 'Survey')],
  clinicalTests: [
    coded(terminology('observation-category'), 'exam', 'Exam'),
    usCoreCategory('us-core-category', 'clinical-test'),
  ],
};

/** A finding; what was ruled out is no observation of it. */
export const finding = <S extends FindingSection>(
  section: S,
  patient: PatientId,
  item: RecordItem<S>,
): readonly Resource[] => {
  const { id, name, code, value, valueCode, components = [], date, ended, status } = item as RecordItem<FindingSection>;
  if (status === 'refuted') return [];
  const period = ended === undefined ? undefined : { start: dateTime(date), end: dateTime(ended) };
  return [
    {
      resourceType: 'Observation',
      // Entries of two sections may have the same id, and are resources of one type.
      id: entryFhirId(patient, id, section),
      status: status === 'corrected' ? 'amended' : status,
      category: categories[section],
      code: codedAs(code, name),
      subject: patientOf(patient),
      effectivePeriod: period,
      effectiveDateTime: period === undefined ? dateTime(date) : undefined,
      ...(value === undefined ? {} : answerOf(value, valueCode)),
      component: some(components.map(componentOf)),
      note:
        components.length > 0
          ? undefined
          : some(detailsOf(item as RecordItem, 'part').map((text) => said(text) && { text })),
    },
  ];
};

/** An answer in words with its code. */
const answerOf = (value: VitalSignValue, code: Coding | undefined): JsonObject => {
  if (code === undefined || value.kind === 'quantity') return valueOf(value);
  return { valueCodeableConcept: codedAs(code, value.kind === 'text' ? value.text : '') };
};

const componentOf = ({ name, code, value, valueCode }: ItemComponent): JsonObject => ({
  code: codedAs(code, name),
  ...answerOf(value, valueCode),
});

const goalStatuses: Readonly<Record<RecordItem<'goals'>['status'], string | undefined>> = {
  planned: 'planned',
  active: 'active',
  'on-hold': 'on-hold',
  completed: 'completed',
  stopped: 'cancelled',
  cancelled: 'cancelled',
  refuted: undefined,
  unknown: undefined,
};

export const goal = (patient: PatientId, item: RecordItem<'goals'>): readonly Resource[] => {
  const { id, name, code, value, date, due, status } = item;
  if (status === 'refuted') return [];
  const lifecycleStatus = goalStatuses[status];
  const [achievement] = detailsOf(item, 'achievement');
  const aims = [...(value === undefined ? [] : [quantityText(value)]), ...detailsOf(item, 'target')];
  return [
    {
      resourceType: 'Goal',
      id: entryFhirId(patient, id),
      meta: profile('goal'),
      lifecycleStatus,
      _lifecycleStatus: lifecycleStatus === undefined ? absent : undefined,
      achievementStatus: said(achievement) === undefined ? undefined : { text: achievement },
      description: codedAs(code, name),
      subject: patientOf(patient),
      startDate: dayOf(date),
      target: some([due && { dueDate: dayOf(due) }]),
      note: some(aims.map((text) => said(text) && { text })),
      addresses: displays(detailsOf(item, 'reason')),
    },
  ];
};

/** A date without its clock time, where FHIR takes no other. */
const dayOf = (date: ClinicalDate | undefined): string | undefined => date?.slice(0, 10);

const planStatuses: Readonly<Record<RecordItem<'carePlans'>['status'], string>> = {
  planned: 'active',
  active: 'active',
  'on-hold': 'on-hold',
  completed: 'completed',
  stopped: 'revoked',
  cancelled: 'revoked',
  refuted: 'unknown',
  final: 'unknown',
  unknown: 'unknown',
};

export const carePlan = (patient: PatientId, item: RecordItem<'carePlans'>): readonly Resource[] => {
  const { id, name, value, date, ended, status, details } = item;
  if (status === 'refuted') return [];
  const words = [name, value && quantityText(value), ...details.map(({ text }) => text)];
  return [
    {
      resourceType: 'CarePlan',
      id: entryFhirId(patient, id),
      meta: profile('careplan'),
      text: {
        status: 'additional',
        div: `<div xmlns="http://www.w3.org/1999/xhtml">${words.flatMap((text) => paragraphs(text ?? '')).join('')}</div>`,
      },
      status: planStatuses[status],
      intent: 'plan',
      category: [usCoreCategory('careplan-category', 'assess-plan')],
      title: said(name),
      subject: patientOf(patient),
      period: date === undefined && ended === undefined ? undefined : { start: dateTime(date), end: dateTime(ended) },
      addresses: displays(detailsOf(item, 'reason')),
    },
  ];
};

const paragraphs = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : `<p>${escaped(line)}</p>`));

// What XML cannot write at all is left out.
const escaped = (text: string): string =>
  text
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** The identifier of the kind of device is a part of the whole one, where its source did not say it apart. */
const carrierOf = (udi: string | undefined, said: string | undefined): JsonObject => {
  const deviceIdentifier = said ?? udiParts(udi).deviceIdentifier;
  return { deviceIdentifier, _deviceIdentifier: deviceIdentifier === undefined ? absent : undefined, carrierHRF: udi };
};

export const device = (patient: PatientId, item: RecordItem<'devices'>): readonly Resource[] => {
  const { id, name, code, due, made, status } = item;
  if (status === 'refuted') return [];
  const one = (kind: ItemDetail<'devices'>): string | undefined => said(detailsOf(item, kind)[0]);
  const [udi, deviceIdentifier] = [one('udi'), one('device-identifier')];
  return [
    {
      resourceType: 'Device',
      id: entryFhirId(patient, id),
      meta: profile('implantable-device'),
      udiCarrier: udi === undefined && deviceIdentifier === undefined ? undefined : [carrierOf(udi, deviceIdentifier)],
      status,
      distinctIdentifier: one('distinct-code'),
      manufacturer: one('manufacturer'),
      manufactureDate: dateTime(made),
      expirationDate: dateTime(due),
      lotNumber: one('lot'),
      serialNumber: one('serial'),
      modelNumber: one('model'),
      type: codedAs(code, name),
      patient: patientOf(patient),
    },
  ];
};
