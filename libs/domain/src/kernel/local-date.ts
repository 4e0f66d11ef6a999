import { Temporal } from 'temporal-polyfill';
import type { Brand } from './brand.ts';
import { instant, type Instant, type TimeZone } from './instant.ts';
import { failed, ok, type Result } from './result.ts';

/** A calendar day without clock or zone, as `YYYY-MM-DD`; compares correctly as text. */
export type LocalDate = Brand<string, 'LocalDate'>;

export interface BadDate {
  readonly kind: 'bad-date';
}

/** Parses `YYYY-MM-DD`, years 1 to 9999, and only days that exist. */
export const parseLocalDate = (raw: unknown): Result<LocalDate, BadDate> => {
  if (typeof raw !== 'string' || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(raw)) return failed({ kind: 'bad-date' });
  try {
    return ok(Temporal.PlainDate.from(raw, { overflow: 'reject' }).toString() as LocalDate);
  } catch {
    return failed({ kind: 'bad-date' });
  }
};

export const addDays = (date: LocalDate, days: number): LocalDate =>
  Temporal.PlainDate.from(date).add({ days }).toString() as LocalDate;

/** The day that the people at `zone` read on their calendar at `at`. */
export const dayIn = (zone: TimeZone, at: Instant): LocalDate =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString() as LocalDate;

/** The first instant of a day at `zone`; right on both sides of a daylight-saving change. */
export const startOfDay = (zone: TimeZone, date: LocalDate): Instant =>
  instant(Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone }).epochMilliseconds);

/** The instant at which the clock at `zone` reads `time` (`HH:MM`) on `date`; a skipped hour moves forward, a repeated one is its first. */
export const atWallClock = (zone: TimeZone, date: LocalDate, time: string): Instant =>
  instant(
    Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) })
      .epochMilliseconds,
  );
