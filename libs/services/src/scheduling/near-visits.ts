import type { Appointment, Schedule } from '@portico/domain/appointments';
import type { PracticeDirectory } from '@portico/domain/practices';
import { isNear, type Slot } from '@portico/domain/scheduling';
import type { BookingChoice, NearVisit } from '@portico/application/scheduling';
import { mostUpcoming, upcomingOf } from '../appointments/index.ts';
import { allowedCharts, type ServiceCall } from '../kernel/index.ts';

/**
 * The booked visits near one of `slots`, at every practice at which the one who asks may see the visits of the person
 * whose chart it is. A practice whose system is away is left out: nobody is kept from booking for it.
 */
export const nearVisits = async (
  schedule: Pick<Schedule, 'upcoming'>,
  directory: Pick<PracticeDirectory, 'practices'>,
  call: ServiceCall,
  { practice, replaces }: Pick<BookingChoice, 'practice' | 'replaces'>,
  slots: readonly Slot[],
): Promise<readonly NearVisit[]> => {
  const charts = slots.length === 0 ? [] : allowedCharts(call, 'appointments:view');
  if (charts.length === 0) return [];
  const isReplaced = ({ id, patient }: Appointment): boolean => id === replaces && patient.practice === practice;
  const { found } = await upcomingOf(schedule, charts, call.now, mostUpcoming);
  const near = found.filter(
    (visit) =>
      (visit.status === 'SCHEDULED' || visit.status === 'CHECKED-IN') &&
      !isReplaced(visit) &&
      slots.some((slot) => isNear(slot, visit)),
  );
  if (near.length === 0) return [];
  const practices = await directory.practices(near.map(({ patient }) => patient.practice));
  return near.map(({ start, end, location, provider, patient }) => ({
    start,
    end,
    timeZone: location.timeZone,
    providerName: provider.name,
    practiceName: practices.find(({ id }) => id === patient.practice)?.name ?? '',
  }));
};
