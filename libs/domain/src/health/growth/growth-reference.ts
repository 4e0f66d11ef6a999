import { calendarDayOf, epochDays, type ClinicalDate, type LocalDate } from '../../kernel/index.ts';
import type { Coding } from '../patient-chart.ts';
import { lmsAt, percentileOf, rowsOf, valueAt, zScore, type GrowthRow } from './lms.ts';
import { cdcBmi, whoBmi } from './tables/bmi.ts';
import { whoHead } from './tables/head.ts';
import { cdcHeight, whoHeight } from './tables/height.ts';
import { cdcWeight, whoWeight } from './tables/weight.ts';

export const growthKinds = ['weight', 'height', 'head', 'bmi'] as const;
export type GrowthKind = (typeof growthKinds)[number];

export const growthSexes = ['female', 'male'] as const;
export type GrowthSex = (typeof growthSexes)[number];

/** Whose growth is compared with whom. */
export interface GrowthSubject {
  readonly kind: GrowthKind;
  readonly born: LocalDate;
  readonly sex: GrowthSex;
}

/** Who published the numbers: the World Health Organization below 24 months, the Centers for Disease Control from then on. */
export type GrowthSource = 'who' | 'cdc';

/** LOINC: weight in general, measured, stated; height, lying, standing, measured, stated; head circumference; index. */
const kinds: ReadonlyMap<string, GrowthKind> = new Map(
  Object.entries({
    ...{ '29463-7': 'weight', '3141-9': 'weight', '3142-7': 'weight', '8339-4': 'weight' },
    ...{ '8302-2': 'height', '8306-3': 'height', '8308-9': 'height', '3137-7': 'height', '3138-5': 'height' },
    ...{ '9843-4': 'head', '8287-5': 'head', '39156-5': 'bmi' },
  }),
);

const loinc: readonly (string | undefined)[] = ['http://loinc.org', 'urn:oid:2.16.840.1.113883.6.1'];

/** Undefined for what no growth table is about. */
export const growthKindOf = (code: Coding | undefined): GrowthKind | undefined =>
  code !== undefined && loinc.includes(code.system) ? kinds.get(code.code) : undefined;

const kilograms = {
  kg: 1,
  g: 0.001,
  '[lb_av]': 0.45359237,
  lb: 0.45359237,
  lbs: 0.45359237,
  '[oz_av]': 0.028349523125,
};
const centimeters = { cm: 1, m: 100, mm: 0.1, '[in_i]': 2.54, '[in_us]': 2.54, in: 2.54, '[ft_i]': 30.48 };

/** How much of the unit of the tables (kg, cm, kg/m2) one of this unit is. */
const unitSizes: Readonly<Record<GrowthKind, Readonly<Record<string, number>>>> = {
  weight: kilograms,
  height: centimeters,
  head: centimeters,
  bmi: { 'kg/m2': 1, 'kg/m^2': 1, 'kg/m²': 1 },
};

const sizeOf = (kind: GrowthKind, unit: string | undefined): number | undefined =>
  unit !== undefined && Object.hasOwn(unitSizes[kind], unit) ? unitSizes[kind][unit] : undefined;

type Table = Readonly<Record<GrowthSex, string>>;
const tables: Readonly<Record<GrowthKind, Readonly<Partial<Record<GrowthSource, Table>>>>> = {
  weight: { who: whoWeight, cdc: cdcWeight },
  height: { who: whoHeight, cdc: cdcHeight },
  head: { who: whoHead },
  bmi: { who: whoBmi, cdc: cdcBmi },
};

const rowsFor = (kind: GrowthKind, source: GrowthSource, sex: GrowthSex): readonly GrowthRow[] =>
  rowsOf(tables[kind][source]?.[sex] ?? '');

const twoYears = 24;
const twentyYears = 240;
/** Of 365.25 days, as both publishers count. */
const daysInMonth = 30.4375;
/** In the first weeks a baby's growth is so uneven that the monthly tables say too little between their rows. */
const firstMonth = 2;

/** Undefined where the date has no day, or one before the birth. */
export const ageInMonths = (born: LocalDate, date: ClinicalDate): number | undefined => {
  if (date.length < 10) return undefined;
  const days = epochDays(calendarDayOf(date.slice(0, 10) as LocalDate)) - epochDays(calendarDayOf(born));
  return days < 0 ? undefined : days / daysInMonth;
};

export const growthSourceAt = (months: number): GrowthSource => (months < twoYears ? 'who' : 'cdc');

/** The percentile of one value among people of the same age and sex; undefined where the tables do not say it. */
export const growthPercentile = (
  { kind, born, sex }: GrowthSubject,
  { date, value, unit }: { readonly date?: ClinicalDate; readonly value: string; readonly unit?: string },
): number | undefined => {
  const months = date === undefined ? undefined : ageInMonths(born, date);
  const size = sizeOf(kind, unit);
  const number = Number(value);
  if (months === undefined || months < firstMonth || months >= twentyYears || size === undefined || !(number > 0)) {
    return undefined;
  }
  const lms = lmsAt(rowsFor(kind, growthSourceAt(months), sex), months);
  return lms === undefined ? undefined : percentileOf(zScore(lms, number * size));
};

/** A line of the chart in one unit, between two ages in months. */
export interface GrowthCurve {
  readonly percentile: number;
  readonly source: GrowthSource;
  readonly points: readonly (readonly [months: number, value: number])[];
}

/** The percentiles that are drawn, with their distance from the median in standard deviations. */
const drawnPercentiles = [
  [3, -1.880794],
  [10, -1.281552],
  [25, -0.67449],
  [50, 0],
  [75, 0.67449],
  [90, 1.281552],
  [97, 1.880794],
] as const;

/** Ages at which a curve has a point: the ends, and the rows of the table between them. */
const agesBetween = (rows: readonly GrowthRow[], from: number, to: number): readonly number[] => {
  const [first, last] = [rows[0]?.[0] ?? Infinity, rows.at(-1)?.[0] ?? -Infinity];
  const [start, end] = [Math.max(from, first), Math.min(to, last)];
  return start >= end ? [] : [start, ...rows.map(([at]) => at).filter((at) => at > start && at < end), end];
};

/** Empty where the unit is none of the tables'. The two publishers' curves do not meet at 24 months. */
export const growthCurves = (
  { kind, sex }: GrowthSubject,
  unit: string | undefined,
  from: number,
  to: number,
): readonly GrowthCurve[] => {
  const size = sizeOf(kind, unit);
  if (size === undefined) return [];
  return (['who', 'cdc'] as const).flatMap((source) => {
    const rows = rowsFor(kind, source, sex);
    const ages = agesBetween(rows, from, to);
    if (ages.length === 0) return [];
    return drawnPercentiles.map(([percentile, z]) => ({
      percentile,
      source,
      points: ages.flatMap((months) => {
        const lms = lmsAt(rows, months);
        return lms === undefined ? [] : [[months, valueAt(lms, z) / size] as const];
      }),
    }));
  });
};
