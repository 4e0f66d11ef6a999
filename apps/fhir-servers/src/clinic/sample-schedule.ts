import { addDays, atWallClock, calendarDayOf, dayIn, instant, weekdayOf, type TimeZone } from '@portico/domain/kernel';

/** When the clinic is furnished, and how many times it opens. */
export interface Scene {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Times that each calendar has on a weekday: 4 without. */
  readonly timesADay?: number;
}

export const daysAhead = 60;
const minutes = 30;
const clocks = ['09:00', '10:30', '13:00', '15:30', '09:30', '11:00', '13:30', '16:00'];

export interface Span {
  readonly start: string;
  readonly end: string;
}

const MINUTE = 60_000;

/** A time on the office's clock with its offset: `2026-11-24T09:00:00-05:00`. */
const offsetText = (day: string, clock: string, at: number): string => {
  const ahead = (Date.parse(`${day}T${clock}:00Z`) - at) / MINUTE;
  const two = (number: number): string => String(Math.floor(Math.abs(number))).padStart(2, '0');
  return `${day}T${clock}:00${ahead < 0 ? '-' : '+'}${two(ahead / 60)}:${two(ahead % 60)}`;
};

/**
 * A visit in an office, so many days from today. Half of the servers of this world write offsets and the others UTC, so
 * New York's times are written with the first and Phoenix's in the second.
 */
export const visitOn = (zone: string, now: number, days: number, clock: string): Span => {
  const timeZone = zone as TimeZone;
  const day = addDays(dayIn(timeZone, instant(now)), days);
  const start = atWallClock(timeZone, day, clock);
  const end = start + minutes * MINUTE;
  if (zone === 'America/Phoenix') return { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
  const endClock = new Date(Date.parse(`${day}T${clock}:00Z`) + minutes * MINUTE).toISOString().slice(11, 16);
  return { start: offsetText(day, clock, start), end: offsetText(day, endClock, end) };
};

/** The times of a calendar on the weekdays of the next 60 days, ascending; none of them is in the past. */
export const openTimes = (zone: string, { now, timesADay = 4 }: Scene): readonly Span[] => {
  const today = dayIn(zone as TimeZone, instant(now));
  const times = clocks.slice(0, timesADay).toSorted();
  return Array.from({ length: daysAhead }, (_, days) => days)
    .filter((days) => weekdayOf(calendarDayOf(addDays(today, days))) <= 5)
    .flatMap((days) => times.map((clock) => visitOn(zone, now, days, clock)))
    .filter(({ start }) => Date.parse(start) > now);
};
