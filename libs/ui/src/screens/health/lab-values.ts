import { readableUnit, referenceBounds, type LabTrend, type ReferenceRange } from '@portico/domain/health';
import type { ClinicalDate } from '@portico/domain/kernel';
import type { PlotPoint, PlotRange } from '../../kit/plot.tsx';
import type { Formats } from '../../words/use-formats.ts';
import type { Say } from '../../words/use-words.ts';
import { labWords } from './labs.messages.ts';

/** `70–99 mg/dL`, or the laboratory's own text; undefined if there is no range. */
export const rangeText = (say: Say, range: ReferenceRange | undefined, unit?: string): string | undefined => {
  if (range === undefined) return undefined;
  const { low, high, text } = range;
  const bounds =
    low !== undefined && high !== undefined
      ? `${low}–${high}`
      : high !== undefined
        ? say(labWords.above, { high })
        : low !== undefined
          ? say(labWords.below, { low })
          : undefined;
  if (bounds === undefined) return text;
  return withUnit(bounds, unit);
};

/** A unit in common notation; undefined if there is none. */
export const unitText = (unit = ''): string | undefined => readableUnit(unit) || undefined;

export const withUnit = (text: string, unit: string | undefined): string => `${text} ${unitText(unit) ?? ''}`.trimEnd();

/** A date's position on a time axis, in epoch milliseconds: the middle of a year or month, noon of a day. */
export const placeInTime = (date: ClinicalDate): number => {
  if (date.length === 4) return Date.UTC(Number(date), 6, 1);
  if (date.length === 7) return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, 15);
  return date.length === 10 ? Date.parse(`${date}T12:00:00Z`) : Date.parse(date);
};

/** Beyond this no axis can be drawn; real laboratory values are far below. */
const drawable = (value: number): boolean => Number.isFinite(value) && Math.abs(value) <= 1e12;

export const plotPoints = (trend: LabTrend, { clinical }: Formats): readonly PlotPoint[] =>
  trend.points
    .map(({ date, value, standing }) => ({
      time: placeInTime(date),
      value: Number(value),
      valueText: value,
      dateText: clinical(date),
      standing,
    }))
    .filter(({ time, value }) => drawable(value) && Number.isFinite(time));

export const plotRange = (say: Say, { reference, unit }: LabTrend): PlotRange | undefined => {
  const text = rangeText(say, reference, unit);
  if (reference === undefined || text === undefined) return undefined;
  const bound = (raw: string | undefined): number | undefined => {
    const number = Number(raw?.trim() === '' ? undefined : raw);
    return drawable(number) ? number : undefined;
  };
  const bounds = referenceBounds(reference, unit);
  const [low, high] = [bound(bounds?.low), bound(bounds?.high)];
  return { text, ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) };
};
