import {
  noneTicked,
  preferenceBoxes,
  type PreferenceBox,
  type PreferenceGroup,
  type FreeTime,
  type TickedBoxes,
  type WaitedVisit,
} from '@portico/application/scheduling';
import type { ListedAppointment } from '@portico/application/appointments';
import {
  addDays,
  DAY,
  dayIn,
  parseLocalDate,
  type Instant,
  type PracticeId,
  type TimeZone,
} from '@portico/domain/kernel';
import {
  any,
  firstAvailable,
  followUpDays,
  laterWeeks,
  weeksAfter,
  type FollowUp,
  type TimePreference,
  type Week,
} from '@portico/domain/scheduling';
import type { BookingDraft } from './booking-draft.ts';
import { bookingPaths } from './booking-path.ts';

/** A booking that starts from an existing visit, and the path where it continues. */
export interface BegunBooking {
  readonly draft: BookingDraft;
  readonly to: string;
}

/** What a visit was booked as, as far as known (`APT-117`). */
const pickedOf = ({ appointment: { bookedAs, location } }: ListedAppointment): BookingDraft['picked'] => ({
  ...bookedAs,
  location: location.id,
});

/** With whom it was, where it is not known what it was booked as. */
const providerOf = ({ appointment: { bookedAs, provider } }: ListedAppointment): Pick<BookingDraft, 'provider'> =>
  bookedAs === undefined ? { provider: provider.id } : {};

/**
 * Another time for a visit: the path of its times, or of the choices if it is not known what it was booked as
 * (`APT-116`).
 */
export const anotherTime = (listed: ListedAppointment, by: Pick<BookingDraft, 'isGuest'> = {}): BegunBooking => {
  const { appointment, practice, booking } = listed;
  const { visitReason } = appointment;
  const draft: BookingDraft = {
    ...by,
    practice: practice.id,
    picked: pickedOf(listed),
    ...providerOf(listed),
    replaces: appointment.id,
    // What the person wrote goes along.
    ...(visitReason === undefined ? {} : { visitReason }),
  };
  const { choose, times } = bookingPaths(booking, draft);
  return { draft, to: appointment.bookedAs === undefined ? choose : times };
};

/**
 * Another wish for a request: the form as it was sent, or the times of its practice. For a visit that a request asks to
 * move, what is kept is the visit's own; the gateway changes the request that stands.
 */
export const changedRequest = (listed: ListedAppointment, now: Instant): BegunBooking => {
  const { draft, to } = anotherTime(listed);
  const { preference, end, location } = listed.appointment;
  if (preference === undefined || listed.booking !== 'requests-only') return { draft, to };
  const isAny = JSON.stringify(preference) === JSON.stringify(firstAvailable);
  // A week has another name as time passes; one that has none any more is chosen anew.
  const ahead = (mondayOf(end, location.timeZone) - mondayOf(now, location.timeZone)) / WEEK;
  const week = preference.week === any ? any : namedWeeks.find((one) => weeksAfter[one] + 1 === ahead);
  return { draft: { ...draft, requested: isAny ? 'first available' : tickedOf(preference, week) }, to };
};

const namedWeeks = ['This week', 'Next week', ...laterWeeks] as const;

/** The Monday of the week of a moment on a zone's calendar, as midnight UTC; a week begins on a Sunday. */
const mondayOf = (at: Instant, timeZone: TimeZone): number => {
  const day = Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone }).format(at));
  return day + (1 - new Date(day).getUTCDay()) * DAY;
};

const WEEK = 7 * DAY;

/** The boxes that a person ticks to ask for this. */
const tickedOf = ({ days, times }: TimePreference, week: Week | undefined): TickedBoxes => ({
  week: week === undefined ? [] : boxesOf('week', [week]),
  day: boxesOf('day', days),
  time: boxesOf('time', times),
});

/** Any stands for the whole group. */
const boxesOf = (group: PreferenceGroup, asked: readonly PreferenceBox[]): readonly PreferenceBox[] => {
  const all = preferenceBoxes[group] as readonly PreferenceBox[];
  return all[0] !== undefined && asked.includes(all[0]) ? all : asked;
};

/** A new visit like an existing one, with the same choices filled in (`APT-046`). */
export const likeThisOne = (listed: ListedAppointment): BegunBooking => {
  const draft: BookingDraft = { practice: listed.practice.id, picked: pickedOf(listed), ...providerOf(listed) };
  return { draft, to: bookingPaths(listed.booking, draft).choose };
};

/**
 * The next visit, like the one that is checked out of and so long after it: the path of its times, or of the request for
 * that week. Undefined where it is not known what the visit was booked as.
 */
export const nextLikeThisOne = (listed: ListedAppointment, when: FollowUp): BegunBooking | undefined => {
  const { appointment, practice, booking } = listed;
  const { start, id, location } = appointment;
  // The day of the visit on the calendar of its place.
  const day = parseLocalDate(new Intl.DateTimeFormat('en-CA', { timeZone: location.timeZone }).format(start));
  if (appointment.bookedAs === undefined || !day.ok) return undefined;
  const draft: BookingDraft = {
    practice: practice.id,
    picked: pickedOf(listed),
    checkOut: id,
    ...(booking === 'requests-only'
      ? { requested: { ...noneTicked, week: [when] } }
      : { days: followUpDays(day.value, when) }),
  };
  return { draft, to: bookingPaths(booking, draft).times };
};

/** A free time in place of a visit: the path of the times, which begin with its day. */
export const inPlaceOf = (practice: PracticeId, { id, location }: WaitedVisit, free: FreeTime): BegunBooking => {
  const day = dayIn(location.timeZone, free.start);
  const days = { start: day, end: addDays(day, 2) };
  return { draft: { practice, picked: free.offer, replaces: id, days }, to: bookingPaths('slots', {}).times };
};
