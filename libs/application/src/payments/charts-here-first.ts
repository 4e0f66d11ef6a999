import type { PatientRef } from '@portico/domain/kernel';
import type { Call } from '../kernel/index.ts';

/** The chart of the practice that the person is at, then the others. */
export const chartsHereFirst = (
  charts: readonly PatientRef[],
  { acting }: Pick<Call, 'acting'>,
): readonly PatientRef[] => [
  ...charts.filter(({ practice }) => practice === acting.practice),
  ...charts.filter(({ practice }) => practice !== acting.practice),
];
