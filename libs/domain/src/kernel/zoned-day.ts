import { Temporal } from 'temporal-polyfill';
import { DAY, instant, type Instant, type TimeZone } from './instant.ts';
import { addDays, type LocalDate } from './local-date.ts';

/** The day that the people at `zone` read on their calendar at `at`. Quick within a day that `isSameDay` has looked at. */
export const dayIn = (zone: TimeZone, at: Instant): LocalDate => {
  const last = lastDays.get(zone);
  return last?.steady === true && last.from <= at && at < last.to ? last.day : readDay(zone, at);
};

const readDay = (zone: TimeZone, at: Instant): LocalDate =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString() as LocalDate;

/** Whether the people at `zone` read the same day on their calendar at both instants. Quick for a `now` that goes on slowly. */
export const isSameDay = (zone: TimeZone, at: Instant, now: Instant): boolean => {
  if (Math.abs(at - now) >= longestDay) return false;
  const { from, to, steady } = dayAround(zone, now);
  return steady ? from <= at && at < to : readDay(zone, at) === readDay(zone, now);
};

/** Where an island crossed the date line, a day came twice. Further apart is never the same day, whatever the calendar says. */
const longestDay = 2 * DAY;

interface DaySpan {
  readonly day: LocalDate;
  readonly from: Instant;
  readonly to: Instant;
  /** No clock changes on this day and the next one; else the next day may begin, and this one come back for an hour. */
  readonly steady: boolean;
}

/** The last answer for each zone: asking the calendar is slow, and nearly every question is about today. */
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

/** The first instant of a day at `zone`; right on both sides of a daylight-saving change. */
export const startOfDay = (zone: TimeZone, date: LocalDate): Instant =>
  instant(Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone }).epochMilliseconds);

/** The instant at which the clock at `zone` reads `time` (`HH:MM`) on `date`; a skipped hour moves forward, a repeated one is its first. */
export const atWallClock = (zone: TimeZone, date: LocalDate, time: string): Instant =>
  instant(
    Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) })
      .epochMilliseconds,
  );
