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

/** HL7 ObservationInterpretation; what is not about too much or too little (resistant, detected) flags nothing. */
export const flagOf = (codes: readonly string[]): LabResult['flag'] =>
  codes.flatMap((code) => lookedUp(flags, code) ?? [])[0];
