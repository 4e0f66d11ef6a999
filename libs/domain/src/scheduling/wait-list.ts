import { Temporal } from 'temporal-polyfill';
import {
  dayIn,
  HOUR,
  MINUTE,
  plus,
  type AccountId,
  type AppointmentId,
  type Brand,
  type HoldId,
  type Instant,
  type Language,
  type LocationId,
  type PatientRef,
  type ResourceId,
  type TimeZone,
  type VisitReasonId,
} from '../kernel/index.ts';
import type { Recipient } from '../notifications/index.ts';
import type { Offer } from './booking-catalog.ts';
import type { DateRange } from './date-range.ts';
import type { Slot, Weekday } from './timetable.ts';

export type WaitId = Brand<string, 'WaitId'>;

/** The morning ends at noon, office time. */
export const partsOfDay = ['any', 'morning', 'afternoon'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** The minimum notice before a visit that a person can choose, in minutes. */
export const noticeChoices = [120, 1_440, 4_320] as const;
export type NoticeMinutes = (typeof noticeChoices)[number];

/** The earlier time that a person on the wait list wants. */
export interface WantedVisit {
  readonly visitReason: VisitReasonId;
  /** Absent: any provider of this kind of visit. */
  readonly resource?: ResourceId;
  /** Absent: any office. */
  readonly location?: LocationId;
  /** Ascending; empty: any day. */
  readonly weekdays: readonly Weekday[];
  readonly partOfDay: PartOfDay;
  /** On the office's calendar. */
  readonly days: DateRange;
  readonly noticeMinutes: NoticeMinutes;
}

/** A free time with what can be booked in it. */
export interface FreeTime extends Slot {
  readonly offer: Offer;
  readonly timeZone: TimeZone;
}

/** Identifies a free time, independent of the patient. */
export interface TimeName extends Pick<Offer, 'resource' | 'location'> {
  readonly start: Instant;
}

/** A free time that is held for a person on the wait list until they have answered. */
export interface OfferedTime extends TimeName {
  readonly hold: HoldId;
  readonly until: Instant;
  /** Whether the person was notified, so that no offer is missed or sent again. */
  readonly told: boolean;
}

/** Where a person is notified of a time: through their account, or at the contact to which their link was sent. */
export type WaitReach =
  | { readonly kind: 'account'; readonly account: AccountId }
  | { readonly kind: 'guest'; readonly to: Recipient };

export type WaitState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'offered'; readonly time: OfferedTime }
  | { readonly kind: 'taken'; readonly appointment: AppointmentId }
  | { readonly kind: 'over'; readonly why: WaitEnd };

/** `left`: by the person; `visit-gone`: the visit is canceled or over; `too-late`: none of the wanted days is left. */
export type WaitEnd = 'left' | 'visit-gone' | 'too-late';

/** A person's entry on the wait list. */
export interface WaitEntry {
  readonly id: WaitId;
  readonly patient: PatientRef;
  readonly wanted: WantedVisit;
  /** The booked visit that an earlier time replaces; only times before it are earlier. */
  readonly replaces?: { readonly visit: AppointmentId; readonly start: Instant };
  readonly joinedAt: Instant;
  readonly reach: WaitReach;
  /** The language of the person who made the entry. */
  readonly language: Language;
  readonly state: WaitState;
  /** Times that were offered and not taken; they are not offered again. */
  readonly passed: readonly TimeName[];
  /** Counts changes, for optimistic locking. */
  readonly version: number;
}

export const isLive = ({ state }: Pick<WaitEntry, 'state'>): boolean =>
  state.kind === 'waiting' || state.kind === 'offered';

/** What a person may wait for only once: another time for a visit, or any time for a kind of visit. */
export const aboutOf = ({ replaces, wanted }: Pick<WaitEntry, 'replaces' | 'wanted'>): string =>
  replaces === undefined ? `kind ${wanted.visitReason}` : `visit ${replaces.visit}`;

export type WaitEvent =
  | { readonly kind: 'offered'; readonly time: OfferedTime }
  | { readonly kind: 'told' }
  /** The person declined, or let the offer expire. */
  | { readonly kind: 'passed' }
  /** A visit was booked in the offered time, or in one that was considered passed. */
  | { readonly kind: 'booked'; readonly appointment: AppointmentId }
  | { readonly kind: 'ended'; readonly why: WaitEnd };

/** The entry after an event; undefined if the event is not possible. Entries change only through this function. */
export const waitAfter = (entry: WaitEntry, event: WaitEvent): WaitEntry | undefined => {
  const { state } = entry;
  const next = (change: Partial<WaitEntry>): WaitEntry => ({ ...entry, ...change, version: entry.version + 1 });
  if (!isLive(entry)) return undefined;
  switch (event.kind) {
    case 'offered':
      return state.kind === 'waiting' ? next({ state: { kind: 'offered', time: event.time } }) : undefined;
    case 'told':
      return state.kind === 'offered' ? next({ state: { ...state, time: { ...state.time, told: true } } }) : undefined;
    case 'passed': {
      if (state.kind !== 'offered') return undefined;
      const { resource, location, start } = state.time;
      return next({ state: { kind: 'waiting' }, passed: [...entry.passed, { resource, location, start }] });
    }
    case 'booked':
      return next({ state: { kind: 'taken', appointment: event.appointment } });
    case 'ended':
      return next({ state: { kind: 'over', why: event.why } });
  }
};

const sameTime = (a: TimeName, b: TimeName): boolean =>
  a.start === b.start && a.resource === b.resource && a.location === b.location;

const wallClock = (zone: TimeZone, at: Instant): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);

/** Whether a free time matches what the person waits for, and was not offered to them before. */
export const fitsWait = (
  { wanted, replaces, passed }: Pick<WaitEntry, 'wanted' | 'replaces' | 'passed'>,
  { offer, start, timeZone }: FreeTime,
  now: Instant,
): boolean => {
  const { dayOfWeek, hour } = wallClock(timeZone, start);
  const day = dayIn(timeZone, start);
  return (
    offer.visitReason === wanted.visitReason &&
    (wanted.resource === undefined || wanted.resource === offer.resource) &&
    (wanted.location === undefined || wanted.location === offer.location) &&
    (wanted.weekdays.length === 0 || wanted.weekdays.includes(dayOfWeek as Weekday)) &&
    (wanted.partOfDay === 'any' || (wanted.partOfDay === 'morning') === hour < 12) &&
    wanted.days.start <= day &&
    day <= wanted.days.end &&
    start >= now + wanted.noticeMinutes * MINUTE &&
    (replaces === undefined || start < replaces.start) &&
    !passed.some((name) => sameTime(name, { ...offer, start }))
  );
};

/** A wait-list entry with its matching free times. */
export interface InLine {
  readonly entry: WaitEntry;
  readonly free: readonly FreeTime[];
}

const firstCome = (a: InLine, b: InLine): number =>
  a.entry.joinedAt - b.entry.joinedAt || (a.entry.id < b.entry.id ? -1 : 1);

const meets = (a: FreeTime, b: FreeTime): boolean =>
  a.offer.resource === b.offer.resource && a.start < b.end && b.start < a.end;

/**
 * Assigns free times to entries. The first to join chooses first, and is given the earliest time that fits; an entry
 * with an unanswered offer is given no other one.
 */
export const nextInLine = (
  line: readonly InLine[],
  now: Instant,
): readonly { readonly entry: WaitEntry; readonly time: FreeTime }[] => {
  const given: { entry: WaitEntry; time: FreeTime }[] = [];
  for (const { entry, free } of line.toSorted(firstCome)) {
    if (entry.state.kind !== 'waiting') continue;
    const time = free
      .filter((one) => fitsWait(entry, one, now) && !given.some((other) => meets(other.time, one)))
      .toSorted((a, b) => a.start - b.start || (a.offer.resource < b.offer.resource ? -1 : 1))[0];
    if (time !== undefined) given.push({ entry, time });
  }
  return given;
};

/** How long an offer is held; never beyond the start of the visit. */
const offerKept = 2 * HOUR;
const beforeVisit = HOUR;

export const offerEnds = (start: Instant, now: Instant): Instant =>
  Math.min(plus(now, offerKept), plus(start, -beforeVisit)) as Instant;

/** Offers are made only from 8 AM to 8 PM office time, so that none arrives or expires at night. */
export const mayOffer = (zone: TimeZone, now: Instant): boolean => {
  const { hour } = wallClock(zone, now);
  return hour >= 8 && hour < 20;
};
