import type { RecordSubject } from '@portico/domain/health';
import { dayIn, type Instant, type PatientRef } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { PatientRegistry } from '@portico/domain/profile';

/** The person, practice and local day for a printed record. */
export const recordSubjectOf = async (
  patients: Pick<PatientRegistry, 'identity'>,
  practices: Pick<PracticeDirectory, 'practices'>,
  chart: PatientRef,
  now: Instant,
): Promise<RecordSubject> => {
  const [identity, [practice]] = await Promise.all([patients.identity(chart), practices.practices([chart.practice])]);
  return {
    name: identity?.name ?? '',
    ...(identity?.birthDate === undefined ? {} : { birthDate: identity.birthDate }),
    practiceName: practice?.name ?? '',
    ...(practice === undefined ? {} : { printedOn: dayIn(practice.timeZone, now) }),
  };
};
