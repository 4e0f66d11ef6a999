import {
  addDays,
  atWallClock,
  MINUTE,
  plus,
  startOfDay,
  type Instant,
  type LocalDate,
  type TimeZone,
} from '../kernel/index.ts';
import { Temporal } from 'temporal-polyfill';
import type { DateRange } from './date-range.ts';

/** Monday is 1, Sunday 7. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

/** The hours of a location on one weekday, as `HH:MM` in its local time; `to` is the closing time, at most `24:00`. */
export interface OpeningHours {
  readonly weekday: Weekday;
  readonly from: string;
  readonly to: string;
}

/** When a resource sees patients at one location. */
export interface Timetable {
  readonly zone: TimeZone;
  readonly hours: readonly OpeningHours[];
  /** Days without any hours. */
  readonly closed: readonly LocalDate[];
}

/** A bookable time (`APT-097`); `end` is exclusive. */
export interface Slot {
  readonly start: Instant;
  readonly end: Instant;
}

export interface WantedTime {
  readonly days: DateRange;
  /** Duration of the visit. */
  readonly minutes: number;
  /** Nothing starts before this. */
  readonly from: Instant;
}

/**
 * The free times, ascending. Each lies within opening hours and overlaps neither `taken` times nor another one. Times
 * are tiled from the start of each opening, and again from the end of each taken time, on whole steps of five minutes.
 * Each day is tiled separately, so that its times do not depend on which other days are requested.
 */
export const openSlots = (
  timetable: Timetable,
  taken: readonly Slot[],
  { days, ...wanted }: WantedTime,
): readonly Slot[] => freeWithin(openings(timetable, days), taken, wanted);

/** The same within openings that are known as such, ascending. */
export const freeWithin = (
  opened: readonly Slot[],
  taken: readonly Slot[],
  { minutes, from }: Omit<WantedTime, 'days'>,
): readonly Slot[] => {
  const length = minutes * MINUTE;
  if (!(length > 0)) return [];
  const inTheWay = taken.toSorted(byStart);
  const free: Slot[] = [];
  let next = 0;
  for (const opening of opened) {
    let at = opening.start;
    while (at + length <= opening.end) {
      const end = plus(at, length);
      // What ends before this time ends before every later time too.
      while ((inTheWay[next]?.end ?? Infinity) <= at) next += 1;
      const blocking = inTheWay[next];
      if (blocking !== undefined && blocking.start < end) at = onStep(opening, blocking.end);
      else {
        if (at >= from) free.push({ start: at, end });
        at = onStep(opening, end);
      }
    }
  }
  return free;
};

const step = 5 * MINUTE;

/** The first step of an opening that is not before `at`. */
const onStep = ({ start }: Slot, at: Instant): Instant => plus(start, Math.ceil((at - start) / step) * step);

/** The opening hours, ascending; adjacent hours of a day are one opening. */
export const openings = ({ zone, hours, closed }: Timetable, { start, end }: DateRange): readonly Slot[] => {
  const found: Slot[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) {
    if (closed.includes(day)) continue;
    const weekday = Temporal.PlainDate.from(day).dayOfWeek;
    // If the clock skips the end of a day, or a whole day, the rest of its hours would fall on the next one.
    const dayEnds = startOfDay(zone, addDays(day, 1));
    const spans = hours
      .filter((each) => each.weekday === weekday)
      .map(({ from, to }) => ({
        start: atWallClock(zone, day, from),
        end: to === midnight ? dayEnds : earlier(atWallClock(zone, day, to), dayEnds),
      }));
    found.push(...joined(spans));
  }
  return found;
};

/** The end of a day. */
const midnight = '24:00';

const earlier = (a: Instant, b: Instant): Instant => (a < b ? a : b);

const byStart = (a: Slot, b: Slot): number => a.start - b.start;

/** Merges adjacent times, ascending. */
const joined = (spans: readonly Slot[]): readonly Slot[] => {
  const whole: Slot[] = [];
  for (const span of spans.toSorted(byStart)) {
    const last = whole.at(-1);
    if (last !== undefined && span.start <= last.end) {
      whole[whole.length - 1] = { start: last.start, end: span.end > last.end ? span.end : last.end };
    } else whole.push(span);
  }
  return whole;
};
