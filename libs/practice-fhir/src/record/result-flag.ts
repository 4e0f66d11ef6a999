import type { LabResult } from '@portico/practice-spi';
import { lookedUp } from './table-lookup.ts';

const flags: Readonly<Record<string, NonNullable<LabResult['flag']>>> = {
  L: 'low',
  LU: 'low',
  LX: 'low',
  LL: 'critical-low',
  H: 'high',
  HU: 'high',
  HX: 'high',
  HH: 'critical-high',
  A: 'abnormal',
  AA: 'abnormal',
  N: 'normal',
};

/** The side of the usual range that a flag puts a value on; what is abnormal may be on either. */
const sides: Readonly<Record<NonNullable<LabResult['flag']>, 'below' | 'above' | 'within' | undefined>> = {
  low: 'below',
  'critical-low': 'below',
  high: 'above',
  'critical-high': 'above',
  normal: 'within',
  abnormal: undefined,
};

/** Of flags that agree the one that says most. */
const order = ['critical-low', 'critical-high', 'low', 'high', 'abnormal', 'normal'] as const;

/**
 * HL7 ObservationInterpretation; what is not about too much or too little (resistant, detected) flags nothing, and neither
 * do codes that contradict each other: too low and too high, or normal beside any other.
 */
export const flagOf = (codes: readonly string[]): LabResult['flag'] => {
  const said = new Set(codes.flatMap((code) => lookedUp(flags, code) ?? []));
  const on = new Set([...said].map((flag) => sides[flag]));
  const isContradicted = (on.has('below') && on.has('above')) || (on.has('within') && on.size > 1);
  return isContradicted ? undefined : order.find((flag) => said.has(flag));
};
