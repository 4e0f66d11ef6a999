import { statusAgainst } from './lab-trend.ts';
import type { LabResult } from './patient-chart.ts';

type Flag = NonNullable<LabResult['flag']>;

/**
 * The note beside a value: the laboratory's own flag, else the number's position relative to its range. A flag that the
 * number contradicts is not shown, and neither is “normal” beside a number whose range is words (“Negative”).
 */
export const shownFlag = ({ flag, value, reference }: LabResult): Flag | undefined => {
  if (value.kind !== 'quantity' || value.comparator !== undefined) return flag;
  const status = statusAgainst(value.value, reference, value.unit);
  if (flag === undefined) return status === 'unknown' ? undefined : flagOf[status];
  if (status === 'unknown') return flag === 'normal' && reference !== undefined ? undefined : flag;
  return agrees[flag].includes(status) ? flag : undefined;
};

const flagOf = { within: 'normal', below: 'low', above: 'high' } as const;

/** `critical` and `abnormal` limits may lie elsewhere than the range, so those two hold within it too. */
const agrees: Readonly<Record<Flag, readonly string[]>> = {
  low: ['below'],
  high: ['above'],
  normal: ['within'],
  'critical-low': ['below', 'within'],
  'critical-high': ['above', 'within'],
  abnormal: ['below', 'above', 'within'],
};
