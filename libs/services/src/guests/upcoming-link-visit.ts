import type { Capability } from '@portico/domain/access';
import type { Appointment, Schedule } from '@portico/domain/appointments';
import type { Instant, PatientRef } from '@portico/domain/kernel';

/** Sanity cap: no person has more open visits than this. */
const most = 100;

/** The visit that a link is about, if it is still to come; the next one if the link names none. */
export const dueVisit = async (
  schedule: Schedule,
  chart: PatientRef,
  { resource }: Pick<Capability, 'resource'>,
  now: Instant,
): Promise<Appointment | undefined> => {
  const upcoming = await schedule.upcoming(chart, now, most);
  return upcoming.find(({ id, status }) => (resource === undefined ? status !== 'REQUESTED' : id === resource));
};
