import { addDays, atWallClock, MINUTE, plus, type Instant, type LocalDate, type TimeZone } from '../kernel/index.ts';
import { Temporal } from 'temporal-polyfill';
import type { DateRange } from './date-range.ts';

/** Monday is 1, Sunday 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** When a place is open on one weekday, as `HH:MM` on its own clock; `to` is the moment it closes. */
export interface OpeningHours {
  readonly weekday: Weekday;
  readonly from: string;
  readonly to: string;
}

/** When a resource sees patients at one location. */
export interface Timetable {
  readonly zone: TimeZone;
  readonly hours: readonly OpeningHours[];
  /** Days on which it sees nobody. */
  readonly closed: readonly LocalDate[];
}

/** A time that can be booked (`APT-097`); `end` is the first moment that is not part of it. */
export interface Slot {
  readonly start: Instant;
  readonly end: Instant;
}

export interface WantedTime {
  readonly days: DateRange;
  /** How long the visit takes. */
  readonly minutes: number;
  /** Nothing begins before this. */
  readonly from: Instant;
}

/**
 * The times that are free, ascending. Each lies within opening hours and meets neither what is `taken` nor another one.
 * Times are tiled from each opening on, and again from the end of whatever stands in the way, on whole steps of five minutes.
 */
export const openSlots = (
  timetable: Timetable,
  taken: readonly Slot[],
  { days, minutes, from }: WantedTime,
): readonly Slot[] => {
  const inTheWay = taken.toSorted((a, b) => a.start - b.start);
  return openings(timetable, days).flatMap((opening) => [...tiles(opening, inTheWay, minutes * MINUTE, from)]);
};

/** When the doors are open, ascending; hours that meet are one opening. */
export const openings = ({ zone, hours, closed }: Timetable, { start, end }: DateRange): readonly Slot[] => {
  const found: Slot[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) {
    if (closed.includes(day)) continue;
    const weekday = Temporal.PlainDate.from(day).dayOfWeek;
    for (const { from, to } of hours.filter((each) => each.weekday === weekday)) {
      found.push({ start: atWallClock(zone, day, from), end: atWallClock(zone, day, to) });
    }
  }
  return joined(found.filter((each) => each.start < each.end).sort((a, b) => a.start - b.start));
};

const joined = (spans: readonly Slot[]): readonly Slot[] => {
  const whole: Slot[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    if (last !== undefined && span.start <= last.end) {
      whole[whole.length - 1] = { start: last.start, end: Math.max(last.end, span.end) as Instant };
    } else whole.push(span);
  }
  return whole;
};

const step = 5 * MINUTE;

function* tiles(opening: Slot, inTheWay: readonly Slot[], length: number, from: Instant): Generator<Slot> {
  if (length <= 0) return;
  const onStep = (at: number): Instant => plus(opening.start, Math.ceil(Math.max(0, at - opening.start) / step) * step);
  let at = opening.start;
  let next = 0;
  while (at + length <= opening.end) {
    const end = plus(at, length);
    // What ends before a tile begins is behind every later tile too.
    while ((inTheWay[next]?.end ?? Infinity) <= at) next += 1;
    const blocking = inTheWay.slice(next).find((span) => span.start < end && span.end > at);
    if (blocking !== undefined) at = onStep(blocking.end);
    else {
      if (at >= from) yield { start: at, end };
      at = end;
    }
  }
}
