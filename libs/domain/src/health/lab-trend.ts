import type { ClinicalDate } from '../kernel/index.ts';
import type { Lab, LabResult, ReferenceRange } from './chart.ts';

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
  readonly standing: RangeStanding;
}

export type RangeStanding = 'within' | 'below' | 'above' | 'unknown';

/** Where a number stands against its own report's range; a bound that is missing or no number does not judge. */
export const standingAgainst = (value: string, range: ReferenceRange | undefined): RangeStanding => {
  const number = Number(value);
  const low = bound(range?.low);
  const high = bound(range?.high);
  if (!Number.isFinite(number) || (low === undefined && high === undefined)) return 'unknown';
  if (low !== undefined && number < low) return 'below';
  if (high !== undefined && number > high) return 'above';
  return 'within';
};

const bound = (text: string | undefined): number | undefined => {
  if (text === undefined || text.trim() === '') return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
};

/**
 * Lines values up by analyte and unit: a value in another unit starts a trend of its own instead of a false jump.
 * Only dated plain quantities count; `<5` is not a point. The range shown is the newest report's.
 */
export const labTrends = (labs: readonly Lab[]): readonly LabTrend[] => {
  const trends = new Map<string, { result: LabResult; unit: string | undefined; newest: ClinicalDate; points: TrendPoint[] }>();
  for (const lab of labs) {
    if (lab.date === undefined || lab.status === 'cancelled') continue;
    for (const result of lab.results) {
      if (result.value.kind !== 'quantity' || result.value.comparator !== undefined) continue;
      const { value, unit } = result.value;
      const key = JSON.stringify([result.code, unit ?? '']);
      const point = { date: lab.date, value, standing: standingAgainst(value, result.reference) };
      const trend = trends.get(key);
      if (trend === undefined) trends.set(key, { result, unit, newest: lab.date, points: [point] });
      else {
        trend.points.push(point);
        if (lab.date > trend.newest) {
          trend.newest = lab.date;
          trend.result = result;
        }
      }
    }
  }
  return [...trends.values()].map(({ result, unit, points }) => ({
    code: result.code,
    name: result.name,
    ...(unit === undefined ? {} : { unit }),
    ...(result.reference === undefined ? {} : { reference: result.reference }),
    points: points.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
  }));
};
