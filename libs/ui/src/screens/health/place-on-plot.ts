import { referenceBounds, type ReferenceRange } from '@portico/domain/health';
import type { ClinicalDate } from '@portico/domain/kernel';
import type { PlotRange } from '../../kit/plot.tsx';

/** A date's position on a time axis, in epoch milliseconds: the middle of a year or month, noon of a day. */
export const placeInTime = (date: ClinicalDate): number => {
  if (date.length === 4) return Date.UTC(Number(date), 6, 1);
  if (date.length === 7) return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, 15);
  return date.length === 10 ? Date.parse(`${date}T12:00:00Z`) : Date.parse(date);
};

/** Beyond this no axis can be drawn; real laboratory values are far below. */
export const drawable = (value: number): boolean => Number.isFinite(value) && Math.abs(value) <= 1e12;

/** The range as it is drawn, with its words; undefined where the source gave none. */
export const plotRange = (
  { reference, unit }: { readonly reference?: ReferenceRange; readonly unit?: string },
  text: string | undefined,
): PlotRange | undefined => {
  if (reference === undefined || text === undefined) return undefined;
  const bound = (raw: string | undefined): number | undefined => {
    const number = Number(raw?.trim() === '' ? undefined : raw);
    return drawable(number) ? number : undefined;
  };
  const bounds = referenceBounds(reference, unit);
  const [low, high] = [bound(bounds?.low), bound(bounds?.high)];
  return { text, ...(low === undefined ? {} : { low }), ...(high === undefined ? {} : { high }) };
};
