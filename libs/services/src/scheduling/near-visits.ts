import { type Appointment, type Schedule } from '@portico/domain/appointments';
import { dayIn, type Instant, type PracticeId, type ProviderId, type TimeZone } from '@portico/domain/kernel';
import type { PracticeDirectory } from '@portico/domain/practices';
import { isNear, type Slot } from '@portico/domain/scheduling';
import type { BookingChoice, NearVisit } from '@portico/application/scheduling';
import { mostUpcoming, upcomingOf } from '../appointments/index.ts';
import { allowedCharts, type ServiceCall } from '../kernel/index.ts';

/** What is known of the booked visits near the times, and of which practices it is not known. */
export interface NearVisits {
  readonly visits: readonly NearVisit[];
  /** The names of the practices that did not answer in time. */
  readonly unknownAt: readonly string[];
  /** A request of the person to the same provider is not answered yet. */
  readonly requestWaits: boolean;
  /** The time that it asks for; absent where the practice is to find one. */
  readonly requestWaitsFor?: Instant;
}

/** The times that are offered, on the calendar of their place, and with whom. */
export interface OfferedTimes {
  readonly slots: readonly Slot[];
  readonly timeZone: TimeZone;
  readonly provider: ProviderId;
}

/**
 * The booked visits within an hour of one of the offered times or on one of their days, at every practice at which the
 * one who asks may see the visits of the person whose chart it is. A practice that is away, as one is that is slow, is
 * said to be unknown: nobody is kept from booking for it.
 */
export const nearVisits = async (
  schedule: Pick<Schedule, 'upcoming'>,
  directory: Pick<PracticeDirectory, 'practices'>,
  call: ServiceCall,
  { practice, replaces }: Pick<BookingChoice, 'practice' | 'replaces'>,
  { slots, timeZone, provider }: OfferedTimes,
): Promise<NearVisits> => {
  const charts = slots.length === 0 ? [] : allowedCharts(call, 'appointments:view');
  if (charts.length === 0) return { visits: [], unknownAt: [], requestWaits: false };
  const isReplaced = ({ id, patient }: Appointment): boolean => id === replaces && patient.practice === practice;
  const { found, away } = await upcomingOf(schedule, charts, call.now, mostUpcoming);
  const others = found.filter((visit) => !isReplaced(visit));
  const waiting = others.find(
    (visit) => visit.status === 'REQUESTED' && visit.patient.practice === practice && visit.provider.id === provider,
  );
  const waits = {
    requestWaits: waiting !== undefined,
    ...(waiting === undefined || waiting.timeOpen === true ? {} : { requestWaitsFor: waiting.start }),
  };
  const days = new Set(slots.map(({ start }) => dayIn(timeZone, start)));
  const near = others.filter(
    (visit) =>
      (visit.status === 'SCHEDULED' || visit.status === 'CHECKED-IN') &&
      (days.has(dayIn(timeZone, visit.start)) || slots.some((slot) => isNear(slot, visit))),
  );
  if (near.length === 0 && away.length === 0) return { visits: [], unknownAt: [], ...waits };
  const named = [...near.map(({ patient }) => patient.practice), ...away];
  const practices = await directory.practices(named);
  const nameOf = (wanted: PracticeId): string => practices.find(({ id }) => id === wanted)?.name ?? '';
  const visits = near.map(({ start, end, location, provider: { name }, patient }) => ({
    start,
    end,
    timeZone: location.timeZone,
    providerName: name,
    practiceName: nameOf(patient.practice),
  }));
  return { visits, unknownAt: away.map(nameOf), ...waits };
};
