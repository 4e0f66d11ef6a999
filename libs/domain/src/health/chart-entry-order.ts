import { orderOf, type ClinicalDate } from '../kernel/index.ts';
import type { Chart, ChartSection, Section } from './patient-chart.ts';
import type { RecordItem } from './record-item.ts';

export type EntryOf<S extends ChartSection> = Chart[S] extends Section<infer Entry> ? Entry : never;

const dateOfItem = ({ date, ended }: Pick<RecordItem, 'date' | 'ended'>): ClinicalDate | undefined => date ?? ended;

const dates: { readonly [S in ChartSection]: (entry: EntryOf<S>) => ClinicalDate | undefined } = {
  conditions: (condition) => condition.onset,
  allergies: (allergy) => allergy.recorded,
  medications: (medication) => medication.started,
  immunizations: (immunization) => immunization.date,
  labs: (lab) => lab.date,
  vitalSigns: (vitalSign) => vitalSign.date,
  procedures: (procedure) => procedure.date,
  immunizationRecommendations: dateOfItem,
  encounters: dateOfItem,
  clinicalTests: dateOfItem,
  healthStatus: dateOfItem,
  socialHistory: dateOfItem,
  familyHistory: dateOfItem,
  goals: dateOfItem,
  carePlans: dateOfItem,
  devices: dateOfItem,
  advanceDirectives: dateOfItem,
  coverage: dateOfItem,
  bills: (bill) => dateOfItem(bill) ?? bill.made,
  notes: (note) => note.date,
  documents: (document) => document.date,
  careTeam: () => undefined,
};

export const chartSections = [
  'conditions',
  'allergies',
  'medications',
  'immunizations',
  'immunizationRecommendations',
  'labs',
  'vitalSigns',
  'procedures',
  'encounters',
  'clinicalTests',
  'healthStatus',
  'socialHistory',
  'familyHistory',
  'goals',
  'carePlans',
  'devices',
  'advanceDirectives',
  'coverage',
  'bills',
  'notes',
  'documents',
  'careTeam',
] as const satisfies readonly ChartSection[];

/** The date by which an entry of a section is put in order. */
export const dateOfEntry = <S extends ChartSection>(section: S, entry: EntryOf<S>): ClinicalDate | undefined =>
  dates[section](entry);

/** The entries of one section newest first; undated ones are last, equal dates keep their order. */
export const newestFirst = <S extends ChartSection>(
  section: S,
  entries: readonly EntryOf<S>[],
): readonly EntryOf<S>[] =>
  entries
    .map((entry) => ({ entry, order: orderOf(dates[section](entry)) }))
    .sort((a, b) => (a.order < b.order ? 1 : a.order > b.order ? -1 : 0))
    .map(({ entry }) => entry);

/** A chart, section by section. */
export const chartOf = (sectionOf: <S extends ChartSection>(name: S) => Chart[S]): Chart =>
  Object.fromEntries(
    chartSections.map((name) => [name, (sectionOf as (of: ChartSection) => unknown)(name)]),
  ) as unknown as Chart;

/** A chart without any information, not even that it is empty. */
export const unknownChart: Chart = chartOf(<S extends ChartSection>() => ({ kind: 'no-information' }) as Chart[S]);
