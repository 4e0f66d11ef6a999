import type { ReferenceRange } from './patient-chart.ts';

/** The two bounds of a range as decimal text, coded or read from its words; `undefined` where it names none. */
export const referenceBounds = (
  range: ReferenceRange | undefined,
  unit?: string,
): Pick<ReferenceRange, 'low' | 'high'> | undefined => {
  if (range?.low !== undefined || range?.high !== undefined) return range;
  const [, low, high, written] = twoBounds.exec(range?.text ?? '') ?? [];
  if (low === undefined || high === undefined || Number(low) > Number(high)) return undefined;
  // A range in another unit than the value's says nothing about the number.
  return written === '' || written === unit ? { low, high } : undefined;
};

/** `0.50-1.20 mg/dL`: two plain numbers and at most a unit; every other wording stays words. */
const twoBounds = /^\s*(\d+(?:\.\d+)?)\s*[-–]\s*(\d+(?:\.\d+)?)\s*(\S*)\s*$/;
