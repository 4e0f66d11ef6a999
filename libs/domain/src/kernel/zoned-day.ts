import { Temporal } from 'temporal-polyfill';
import { DAY, instant, type Instant, type TimeZone } from './instant.ts';
import { addDays, type LocalDate } from './local-date.ts';

/** The local date in `zone` at `at`. Fast within a day that `isSameDay` has looked up. */
export const dayIn = (zone: TimeZone, at: Instant): LocalDate => {
  const last = lastDays.get(zone);
  return last?.steady === true && last.from <= at && at < last.to ? last.day : readDay(zone, at);
};

const readDay = (zone: TimeZone, at: Instant): LocalDate =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString() as LocalDate;

/** Whether both instants fall on the same local date in `zone`. Fast for a slowly advancing `now`. */
export const isSameDay = (zone: TimeZone, at: Instant, now: Instant): boolean => {
  if (Math.abs(at - now) >= longestDay) return false;
  const { from, to, steady } = dayAround(zone, now);
  return steady ? from <= at && at < to : readDay(zone, at) === readDay(zone, now);
};

/**
 * A place that crosses the date line can have the same date twice in a row. Instants further apart are never the same
 * day, even if the calendar shows the same date.
 */
const longestDay = 2 * DAY;

interface DaySpan {
  readonly day: LocalDate;
  readonly from: Instant;
  readonly to: Instant;
  /** No clock change on this day or the next one; otherwise the next day may start, and this one return for an hour. */
  readonly steady: boolean;
}

/** The last result for each zone: calendar computation is slow, and nearly every call is about today. */
const lastDays = new Map<TimeZone, DaySpan>();

const dayAround = (zone: TimeZone, at: Instant): DaySpan => {
  const last = lastDays.get(zone);
  if (last !== undefined && last.from <= at && at < last.to) return last;
  const day = readDay(zone, at);
  const startIn = (days: number): Instant => startOfDay(zone, addDays(day, days));
  const [from, to, after] = [startIn(0), startIn(1), startIn(2)];
  const span = { day, from, to, steady: to - from === DAY && after - to === DAY };
  lastDays.set(zone, span);
  return span;
};

/** The first instant of a day in `zone`; correct on both sides of a daylight-saving change. */
export const startOfDay = (zone: TimeZone, date: LocalDate): Instant =>
  instant(Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone }).epochMilliseconds);

/**
 * The instant at which the clock in `zone` reads `time` (`HH:MM`) on `date`; a skipped hour moves forward, a repeated
 * one is its first.
 */
export const atWallClock = (zone: TimeZone, date: LocalDate, time: string): Instant =>
  instant(
    Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) })
      .epochMilliseconds,
  );
