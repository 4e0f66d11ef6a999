import { orderOf, type ClinicalDate } from '../kernel/index.ts';
import type { Lab, LabResult, ReferenceRange } from './patient-chart.ts';
import { referenceBounds } from './reference-bounds.ts';

/** The values of one analyte over time, oldest first, in one unit. */
export interface LabTrend {
  readonly code: string;
  readonly name: string;
  readonly unit?: string;
  readonly reference?: ReferenceRange;
  readonly points: readonly TrendPoint[];
}

export interface TrendPoint {
  readonly date: ClinicalDate;
  /** Decimal text as reported. */
  readonly value: string;
  readonly standing: RangeStatus;
}

export type RangeStatus = 'within' | 'below' | 'above' | 'unknown';

/** The status of a number against its own report's range, coded or in words; a missing or non-numeric bound is ignored. */
export const statusAgainst = (value: string, range: ReferenceRange | undefined, unit?: string): RangeStatus => {
  const number = decimal(value);
  const bounds = referenceBounds(range, unit);
  const low = decimal(bounds?.low);
  const high = decimal(bounds?.high);
  if (number === undefined || (low === undefined && high === undefined)) return 'unknown';
  if (low !== undefined && number < low) return 'below';
  if (high !== undefined && number > high) return 'above';
  return 'within';
};

// `Number` alone would read an empty text as zero and `0x10` as sixteen.
const decimal = (text: string | undefined): number | undefined => {
  if (text === undefined || !/^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(text)) return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
};

interface Measured extends TrendPoint {
  readonly result: LabResult;
  readonly order: string;
}

/**
 * Groups values by analyte and unit: a value in another unit starts a separate trend instead of a false jump. Only
 * dated plain quantities count; `<5` is not a point. The name and the range shown are the newest report's.
 */
export const labTrends = (labs: readonly Lab[]): readonly LabTrend[] => {
  const trends = new Map<string, Measured[]>();
  for (const lab of labs) {
    if (lab.date === undefined || lab.status === 'cancelled') continue;
    for (const result of lab.results) {
      if (result.value.kind !== 'quantity' || result.value.comparator !== undefined) continue;
      const { value, unit } = result.value;
      const standing = statusAgainst(value, result.reference, unit);
      const key = JSON.stringify([result.code, unit]);
      const measured = { date: lab.date, value, standing, result, order: orderOf(lab.date) };
      trends.set(key, [...(trends.get(key) ?? []), measured]);
    }
  }
  return [...trends.values()].flatMap(trendOf);
};

const trendOf = (measured: readonly Measured[]): readonly LabTrend[] => {
  const points = [...measured].sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0));
  const newest = points.at(-1);
  if (newest?.result.value.kind !== 'quantity') return [];
  const { code, name, value, reference } = newest.result;
  return [
    {
      code,
      name,
      ...(value.unit === undefined ? {} : { unit: value.unit }),
      ...(reference === undefined ? {} : { reference }),
      points: points.map(({ date, value: reported, standing }) => ({ date, value: reported, standing })),
    },
  ];
};
