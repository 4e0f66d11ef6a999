import { can } from '@portico/domain/access';
import type { PrintedPerson, RecordSubject } from '@portico/domain/health';
import { dayIn, type Instant, type PatientRef } from '@portico/domain/kernel';
import { faceOf, type PracticeDirectory } from '@portico/domain/practices';
import type { PatientRegistry, Registration } from '@portico/domain/profile';
import type { ServiceCall } from '../kernel/index.ts';
import { factsIn } from '../profile/index.ts';

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
    ...(practice === undefined ? {} : { practiceFace: faceOf(practice), printedOn: dayIn(practice.timeZone, now) }),
  };
};

/** What the profile says of the person, in the words of the reader's language, if the reader may see it. */
export const personOf = async (
  { acting, language }: ServiceCall,
  patients: Pick<PatientRegistry, 'contact'>,
  registration: Pick<Registration, 'read'>,
  chart: PatientRef,
): Promise<PrintedPerson | undefined> => {
  if (!can(acting, 'profile:view', { kind: 'chart', chart })) return undefined;
  const [contact, { details, sourceFacts }] = await Promise.all([patients.contact(chart), registration.read(chart)]);
  return { contact: contact ?? {}, details, ...(sourceFacts && { sourceFacts: factsIn(sourceFacts, language) }) };
};
