import { statusAgainst } from './lab-trend.ts';
import type { LabResult, LabValue, ReferenceRange } from './patient-chart.ts';

type Quantity = Extract<LabValue, { readonly kind: 'quantity' }>;
type Flag = NonNullable<LabResult['flag']>;

/**
 * The note beside a value: the laboratory's own flag, else the number's position relative to its range. A flag that the
 * number contradicts is not shown, and neither is “normal” beside a number whose range is words (“Negative”).
 */
export const shownFlag = ({ flag, value, reference }: LabResult): Flag | undefined => {
  if (value.kind !== 'quantity' || value.comparator !== undefined) return flag;
  const status = statusOf(value, reference);
  if (flag === undefined) return status === 'unknown' ? undefined : flagOf[status];
  if (status === 'unknown') return flag === 'normal' && reference !== undefined ? undefined : flag;
  return agrees[flag].includes(status) ? flag : undefined;
};

const statusOf = ({ value, unit }: Quantity, reference: ReferenceRange | undefined) =>
  statusAgainst(value, reference, unit);

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

/** Five decimals and more: a number that was worked out, and not one that was read off. The smallest stay as they are. */
const long = /^-?(?!0\.0{5})\d{1,12}\.\d{5,}$/;

/**
 * A value as it is read on a screen: a long decimal is rounded to five digits, or to as many as leave it where it stands
 * against its range. Nothing is worked out from it.
 */
export const readableValue = <V extends LabValue | { readonly kind: 'unknown' }>(
  value: V,
  reference?: ReferenceRange,
): V => {
  if (value.kind === 'quantity' && long.test(value.value)) {
    const quantity: Quantity = value;
    for (let digits = 5; digits < 15; digits += 1) {
      const rounded = { ...quantity, value: `${Number(Number(quantity.value).toPrecision(digits))}` };
      if (statusOf(rounded, reference) === statusOf(quantity, reference)) return rounded as V;
    }
  }
  return value;
};
