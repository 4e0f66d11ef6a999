import { orderOf, type ClinicalDate } from '../../kernel/index.ts';
import type { EntryRef } from '../entries/entry-ref.ts';
import type { Chart, Coding, Lab, LabResult, LabValue, ReferenceRange, VitalSign } from '../patient-chart.ts';
import { vitalMeasures } from '../vital-measures.ts';

export const measureSections = ['labs', 'vitalSigns'] as const;
export type MeasureSection = (typeof measureSections)[number];

/** A lab test or vital sign by one entry that has a value of it. */
export interface MeasureRef {
  readonly of: EntryRef;
  /** The place of the test among the results of a report, from 0; 0 for a vital sign. */
  readonly result: number;
}

export interface MeasuredPart {
  readonly name: string;
  readonly code?: Coding;
  /** Absent where the source gives none, or none yet. */
  readonly value?: Exclude<LabValue, { readonly kind: 'pending' }>;
  readonly reference?: ReferenceRange;
  readonly flag?: NonNullable<LabResult['flag']>;
}

export interface MeasuredValue {
  /** The entry that it is of. */
  readonly entry: string;
  readonly date?: ClinicalDate;
  readonly status: Lab['status'] | VitalSign['status'];
  /** One, or those of a vital sign that has several, as a blood pressure does. */
  readonly parts: readonly MeasuredPart[];
  /** The laboratory, or the organization or person at whose place it was measured. */
  readonly reportedBy?: string;
}

/** One lab test or vital sign over all the time that the record has. */
export interface Measure {
  readonly section: MeasureSection;
  /** As the source names it. */
  readonly name: string;
  readonly code?: Coding;
  /** Newest first; those without a date come last. */
  readonly values: readonly MeasuredValue[];
}

/** Undefined where the chart has no such entry or result. */
export const measureOf = (chart: Pick<Chart, MeasureSection>, { of, result }: MeasureRef): Measure | undefined => {
  if (of.section === 'labs') return labMeasure(chart.labs.kind === 'entries' ? chart.labs.entries : [], of, result);
  if (of.section !== 'vitalSigns' || result !== 0) return undefined;
  return vitalMeasure(chart.vitalSigns.kind === 'entries' ? chart.vitalSigns.entries : [], of);
};

/** The tests or the vital sign that an entry has values of, in its order; undefined for entries of other sections. */
export const measureNames = (
  chart: Pick<Chart, MeasureSection>,
  { section, entry }: EntryRef,
): readonly string[] | undefined => {
  const { labs, vitalSigns } = chart;
  if (section === 'labs' && labs.kind === 'entries') {
    return labs.entries.find(({ id }) => String(id) === entry)?.results.map(({ name }) => name);
  }
  const found = vitalSigns.kind === 'entries' && vitalSigns.entries.find(({ id }) => id === entry);
  return section === 'vitalSigns' && found ? [found.name] : undefined;
};

const labMeasure = (labs: readonly Lab[], { entry }: EntryRef, at: number): Measure | undefined => {
  const asked = labs.find(({ id }) => String(id) === entry)?.results[at];
  if (asked === undefined) return undefined;
  const values = labs.flatMap((lab) =>
    lab.results.filter(({ code }) => code === asked.code).map((result) => labResultValue(lab, result)),
  );
  return { section: 'labs', name: asked.name, values: newestFirst(values) };
};

const labResultValue = ({ id, date, status, performer }: Lab, result: LabResult): MeasuredValue => {
  const { name, value, reference, flag } = result;
  return {
    entry: String(id),
    status,
    parts: [
      {
        name,
        ...(value.kind === 'pending' ? {} : { value }),
        ...(reference === undefined ? {} : { reference }),
        ...(flag === undefined ? {} : { flag }),
      },
    ],
    ...(date === undefined ? {} : { date }),
    ...(performer === undefined ? {} : { reportedBy: performer }),
  };
};

const vitalMeasure = (entries: readonly VitalSign[], { entry }: EntryRef): Measure | undefined => {
  const measure = vitalMeasures(entries).find(({ readings }) => readings.some(({ id }) => id === entry));
  const asked = measure?.readings.find(({ id }) => id === entry);
  if (measure === undefined || asked === undefined) return undefined;
  return {
    section: 'vitalSigns',
    name: asked.name,
    ...(asked.code === undefined ? {} : { code: asked.code }),
    values: newestFirst(measure.readings.map(vitalSignValue)),
  };
};

const vitalSignValue = ({ id, date, status, parts, authored }: VitalSign): MeasuredValue => {
  const reportedBy = authored?.organization ?? authored?.by;
  return {
    entry: id,
    status,
    parts: parts.map(({ name, code, value }) => ({
      name,
      ...(code === undefined ? {} : { code }),
      ...(value.kind === 'unknown' ? {} : { value }),
    })),
    ...(date === undefined ? {} : { date }),
    ...(reportedBy === undefined ? {} : { reportedBy }),
  };
};

const newestFirst = (values: readonly MeasuredValue[]): readonly MeasuredValue[] =>
  values.toSorted((a, b) => (orderOf(a.date) < orderOf(b.date) ? 1 : orderOf(a.date) > orderOf(b.date) ? -1 : 0));
