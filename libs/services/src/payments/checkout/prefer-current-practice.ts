import type { PatientRef } from '@portico/domain/kernel';
import type { ServiceCall } from '../../kernel/index.ts';

/** The chart at the current practice first, then the others. */
export const preferCurrentPractice = (
  charts: readonly PatientRef[],
  { acting }: Pick<ServiceCall, 'acting'>,
): readonly PatientRef[] => [
  ...charts.filter(({ practice }) => practice === acting.practice),
  ...charts.filter(({ practice }) => practice !== acting.practice),
];
