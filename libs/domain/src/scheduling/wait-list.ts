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
import type { Offer } from './catalog.ts';
import type { DateRange } from './date-range.ts';
import type { Slot, Weekday } from './timetable.ts';

export type WaitId = Brand<string, 'WaitId'>;

/** The morning ends at noon on the clock of the office. */
export const partsOfDay = ['any', 'morning', 'afternoon'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

/** So many minutes' notice somebody needs at least, to come at all. */
export const noticeChoices = [120, 1_440, 4_320] as const;
export type NoticeMinutes = (typeof noticeChoices)[number];

/** Which earlier time somebody waits for. */
export interface WantedVisit {
  readonly visitReason: VisitReasonId;
  /** Without one any provider of the kind of visit will do. */
  readonly resource?: ResourceId;
  /** Without one any office will do. */
  readonly location?: LocationId;
  /** Ascending; empty when every day will do. */
  readonly weekdays: readonly Weekday[];
  readonly partOfDay: PartOfDay;
  /** On the calendar of the office. */
  readonly days: DateRange;
  readonly noticeMinutes: NoticeMinutes;
}

/** A free time with what would take place in it. */
export interface FreeTime extends Slot {
  readonly offer: Offer;
  readonly timeZone: TimeZone;
}

/** Names a free time, whoever looks at it. */
export interface TimeName extends Pick<Offer, 'resource' | 'location'> {
  readonly start: Instant;
}

/** A free time that is kept for somebody who waits, until they have answered. */
export interface OfferedTime extends TimeName {
  readonly hold: HoldId;
  readonly until: Instant;
  /** Nobody is told of an offer twice, and nobody is not told who was to be. */
  readonly told: boolean;
}

/** Where somebody is told of a time: by their account, or where their link was sent. */
export type WaitReach =
  | { readonly kind: 'account'; readonly account: AccountId }
  | { readonly kind: 'guest'; readonly to: Recipient };

export type WaitState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'offered'; readonly time: OfferedTime }
  | { readonly kind: 'taken'; readonly appointment: AppointmentId }
  | { readonly kind: 'over'; readonly why: WaitEnd };

/** `left` by the person; `visit-gone`: the visit is canceled or over; `too-late`: no day of those wanted is left. */
export type WaitEnd = 'left' | 'visit-gone' | 'too-late';

/** Somebody who waits for an earlier time. */
export interface WaitEntry {
  readonly id: WaitId;
  readonly patient: PatientRef;
  readonly wanted: WantedVisit;
  /** The booked visit that an earlier time takes the place of; only what begins before it is earlier. */
  readonly replaces?: { readonly visit: AppointmentId; readonly start: Instant };
  readonly joinedAt: Instant;
  readonly reach: WaitReach;
  /** Of the person at the keyboard. */
  readonly language: Language;
  readonly state: WaitState;
  /** Times that were offered and not taken: they are not offered again. */
  readonly passed: readonly TimeName[];
  /** Counts changes, so that of two at the same time one is made. */
  readonly version: number;
}

export const isLive = ({ state }: Pick<WaitEntry, 'state'>): boolean =>
  state.kind === 'waiting' || state.kind === 'offered';

/** What a person waits for at most once: another time for a visit, or any time for a kind of visit. */
export const aboutOf = ({ replaces, wanted }: Pick<WaitEntry, 'replaces' | 'wanted'>): string =>
  replaces === undefined ? `kind ${wanted.visitReason}` : `visit ${replaces.visit}`;

export type WaitEvent =
  | { readonly kind: 'offered'; readonly time: OfferedTime }
  | { readonly kind: 'told' }
  /** The person keeps what they have, or let the time go by. */
  | { readonly kind: 'passed' }
  /** A visit was booked in the offered time, or in one that was thought to be passed. */
  | { readonly kind: 'booked'; readonly appointment: AppointmentId }
  | { readonly kind: 'ended'; readonly why: WaitEnd };

/** What an event makes of an entry; undefined where it cannot happen to it. The one way in which an entry changes. */
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

/** Whether a free time is what somebody waits for, and was not offered to them before. */
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

/** Somebody in line with the times that they could have. */
export interface InLine {
  readonly entry: WaitEntry;
  readonly free: readonly FreeTime[];
}

const firstCome = (a: InLine, b: InLine): number =>
  a.entry.joinedAt - b.entry.joinedAt || (a.entry.id < b.entry.id ? -1 : 1);

const meets = (a: FreeTime, b: FreeTime): boolean =>
  a.offer.resource === b.offer.resource && a.start < b.end && b.start < a.end;

/**
 * Who is next for which free time. Whoever joined first chooses first, and is given the earliest time that fits; whoever
 * has an offer that is not answered yet is given no other one.
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

/** An offer is kept this long, and never up to the visit itself. */
const offerKept = 2 * HOUR;
const beforeVisit = HOUR;

export const offerEnds = (start: Instant, now: Instant): Instant =>
  Math.min(plus(now, offerKept), plus(start, -beforeVisit)) as Instant;

/** Nobody is woken by an offer, or loses one while they sleep: they are made from 8 AM to 8 PM on the office's clock. */
export const mayOffer = (zone: TimeZone, now: Instant): boolean => {
  const { hour } = wallClock(zone, now);
  return hour >= 8 && hour < 20;
};
