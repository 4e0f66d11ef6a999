import {
  addDays,
  atWallClock,
  DAY,
  MINUTE,
  plus,
  type AppointmentId,
  type Instant,
  type Language,
  type PatientRef,
  type TimeZone,
} from '@portico/domain/kernel';
import type { Sql } from '@portico/adapters-storage/sql';
import type { DateRange, Slot } from '@portico/domain/scheduling';
import type { PracticeLink } from './connected-practices.ts';
import { heldOnCalendar, holdsOfPatient, type KeptHold } from './hold-rows.ts';
import type { FoundOffer } from './bookable-catalog-of-system.ts';
import { systemTimes, type OpenTime } from './system-times.ts';
import { visitOf, type KnownVisit } from './read-system-visits.ts';

/** Whose times are asked for, and what does not stand in their way. */
export interface TimesAsked {
  readonly patient: PatientRef;
  readonly offer: FoundOffer;
  readonly days: DateRange;
  readonly now: Instant;
  readonly language: Language;
  /** What the patient holds while choosing is let go of. */
  readonly choosing: boolean;
  readonly replaces: AppointmentId | undefined;
}

/** The times of an offer as the system has them, to be looked at beside what is held at one moment or another. */
export interface TimesFound {
  /** The visit that is to be replaced, if it is the patient's. */
  readonly replaced: KnownVisit | undefined;
  /** The same, if it takes the calendar's time. */
  readonly givenUp: KnownVisit | undefined;
  open(held: HeldMeanwhile): readonly OpenTime[];
}

export interface HeldMeanwhile {
  readonly taken: readonly Slot[];
  readonly own: readonly KeptHold[];
}

export const findTimes = async (
  link: PracticeLink,
  { patient, offer, days, now, language, choosing, replaces }: TimesAsked,
): Promise<TimesFound> => {
  const [replaced, times] = await Promise.all([
    replaces === undefined ? undefined : visitOf(link, patient, replaces),
    systemTimes(link, offer, days, language),
  ]);
  const givenUp = replaced !== undefined && isInTheWay(replaced, offer, patient) ? replaced : undefined;
  const from = plus(now, (link.practice.booking?.leadMinutes ?? 0) * MINUTE);
  return {
    replaced,
    givenUp,
    open: ({ taken, own }) => {
      const letGo = choosing ? own.filter((hold) => isLetGo(hold, offer)).map(({ slot }) => slot.visit) : [];
      const ignored = givenUp === undefined ? letGo : [givenUp.appointment, ...letGo];
      return times({ taken, ignored, from });
    },
  };
};

/** What is held beside the times of an offer, other than by the patient who chooses. */
export const heldMeanwhile = async (
  sql: Sql,
  { patient, offer, days, now, choosing }: TimesAsked,
): Promise<HeldMeanwhile> => {
  // In every time zone, the days of the place are within these bounds.
  const utc = 'UTC' as TimeZone;
  const span = {
    start: plus(atWallClock(utc, days.start, '00:00'), -DAY),
    end: atWallClock(utc, addDays(days.end, 2), '00:00'),
  };
  return {
    taken: await heldOnCalendar(sql, patient, { calendar: offer.system.calendar, span, now, choosing }),
    own: await holdsOfPatient(sql, patient, now),
  };
};

/** Of the same provider, and takes place: only such a visit is among what takes the calendar's times. */
const isInTheWay = ({ appointment }: KnownVisit, offer: FoundOffer, patient: PatientRef): boolean =>
  (appointment.status === 'SCHEDULED' || appointment.status === 'CHECKED-IN') &&
  appointment.provider.id === offer.visitAt(patient, appointment.start).provider.id;

/** The system holds it as well, so that it is among what takes the calendar's times. */
const isLetGo = ({ offered, systemHold, wanted, bookingKey }: KeptHold, { system }: FoundOffer): boolean =>
  !offered && bookingKey === undefined && systemHold !== undefined && wanted.offer.calendar === system.calendar;
