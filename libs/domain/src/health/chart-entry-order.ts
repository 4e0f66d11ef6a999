import { orderOf, type ClinicalDate } from '../kernel/index.ts';
import type { Chart, ChartSection, Section } from './patient-chart.ts';

export type EntryOf<S extends ChartSection> = Chart[S] extends Section<infer Entry> ? Entry : never;

const dates: { readonly [S in ChartSection]: (entry: EntryOf<S>) => ClinicalDate | undefined } = {
  conditions: (condition) => condition.onset,
  allergies: (allergy) => allergy.recorded,
  medications: (medication) => medication.started,
  immunizations: (immunization) => immunization.date,
  labs: (lab) => lab.date,
  vitalSigns: (vitalSign) => vitalSign.date,
  procedures: (procedure) => procedure.date,
  documents: (document) => document.date,
  careTeam: () => undefined,
};

export const chartSections = [
  'conditions',
  'allergies',
  'medications',
  'immunizations',
  'labs',
  'vitalSigns',
  'procedures',
  'documents',
  'careTeam',
] as const satisfies readonly ChartSection[];

/** The entries of one section newest first; undated ones are last, equal dates keep their order. */
export const newestFirst = <S extends ChartSection>(
  section: S,
  entries: readonly EntryOf<S>[],
): readonly EntryOf<S>[] =>
  entries
    .map((entry) => ({ entry, order: orderOf(dates[section](entry)) }))
    .sort((a, b) => (a.order < b.order ? 1 : a.order > b.order ? -1 : 0))
    .map(({ entry }) => entry);

/** A chart without any information, not even that it is empty. */
export const unknownChart: Chart = {
  conditions: { kind: 'no-information' },
  allergies: { kind: 'no-information' },
  medications: { kind: 'no-information' },
  immunizations: { kind: 'no-information' },
  labs: { kind: 'no-information' },
  vitalSigns: { kind: 'no-information' },
  procedures: { kind: 'no-information' },
  documents: { kind: 'no-information' },
  careTeam: { kind: 'no-information' },
};
