import { orderOf, type ClinicalDate } from '../../kernel/index.ts';
import { statusAgainst, type RangeStatus } from '../lab-trend.ts';
import type { ReferenceRange } from '../patient-chart.ts';
import type { MeasuredPart, MeasuredValue } from './measure-values.ts';

export interface MeasurePoint {
  readonly date: ClinicalDate;
  /** Decimal text as reported. */
  readonly value: string;
  readonly standing: RangeStatus;
}

/** The numbers of one part, oldest first. */
export interface MeasureLine {
  readonly name: string;
  readonly points: readonly MeasurePoint[];
}

/** What is drawn on one axis: lines in one unit, with the range of their newest value. */
export interface MeasurePlot {
  readonly unit?: string;
  readonly reference?: ReferenceRange;
  readonly lines: readonly MeasureLine[];
}

interface Drawn extends MeasurePoint {
  readonly part: MeasuredPart;
  readonly unit: string | undefined;
}

/** Beyond this no axis can be drawn; real values are far below. */
const drawable = /^\s*[+-]?(?:\d{1,12}(?:\.\d*)?|\.\d+)\s*$/;

const pointsOf = ({ date, status, parts }: MeasuredValue): readonly Drawn[] => {
  if (date === undefined || status === 'cancelled') return [];
  return parts.flatMap((part) => {
    const { value, reference } = part;
    if (value?.kind !== 'quantity' || value.comparator !== undefined || !drawable.test(value.value)) return [];
    const standing = statusAgainst(value.value, reference, value.unit);
    return [{ date, value: value.value, standing, part, unit: value.unit }];
  });
};

const groupBy = <T>(all: readonly T[], keyOf: (one: T) => string): readonly (readonly T[])[] => {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** One plot for each unit, since numbers in different units say nothing beside each other; the newest unit first. */
export const measurePlots = (values: readonly MeasuredValue[]): readonly MeasurePlot[] => {
  const drawn = values.flatMap(pointsOf).toSorted((a, b) => compare(orderOf(b.date), orderOf(a.date)));
  return groupBy(drawn, ({ unit }) => JSON.stringify([unit])).flatMap((newestFirst) => {
    const [newest] = newestFirst;
    if (newest === undefined) return [];
    const lines = groupBy(newestFirst, ({ part }) => JSON.stringify(part.code ?? part.name));
    const { unit } = newest;
    const { reference } = newest.part;
    return [
      {
        ...(unit === undefined ? {} : { unit }),
        ...(reference === undefined ? {} : { reference }),
        lines: lines.map((points) => ({
          name: points[0]?.part.name ?? '',
          points: points.toReversed().map(({ date, value, standing }) => ({ date, value, standing })),
        })),
      },
    ];
  });
};
