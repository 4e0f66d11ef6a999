import type { Brand } from './branded-type.ts';
import { epochDays } from './calendar-day.ts';
import { isoText } from './format-iso-timestamp.ts';
import { DAY, HOUR, MINUTE, SECOND } from './instant.ts';
import { calendarDayOf, parseLocalDate, type BadDate, type LocalDate } from './local-date.ts';
import { failed, ok, type Result } from './result.ts';

/**
 * A date as a record keeps it, with the precision that was recorded: `2023`, `2023-04`, `2023-04-17` or a full instant
 * with offset. A year stays a year; a missing day is never invented.
 */
export type ClinicalDate = Brand<string, 'ClinicalDate'>;

// As FHIR writes it. A zone in brackets or a time without minutes is refused: no browser or database would read it again.
const fullInstant =
  /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:\.(\d{1,9}))?(Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Reads no date library: the dashboard's first load holds this file. */
export const parseClinicalDate = (raw: unknown): Result<ClinicalDate, BadDate> => {
  if (typeof raw !== 'string') return failed({ kind: 'bad-date' });
  return parseLocalDate(wholeDay(raw)).ok ? ok(raw as ClinicalDate) : failed({ kind: 'bad-date' });
};

/** The first day that a text of any precision names, or the text itself where it has no known form. */
const wholeDay = (raw: string): string => {
  if (/^\d{4}$/.test(raw)) return `${raw}-01-01`;
  if (/^\d{4}-\d{2}$/.test(raw)) return `${raw}-01`;
  return fullInstant.exec(raw)?.[1] ?? raw;
};

/**
 * Text that sorts chronologically: a coarser date counts as the start of its span, instants are compared as instants in
 * any offset to the nanosecond, and a missing date counts as the oldest.
 */
export const orderOf = (date: ClinicalDate | undefined): string => {
  const [, day, time, fraction = '', offset] = fullInstant.exec(date ?? '') ?? [];
  if (day === undefined || time === undefined || offset === undefined) return date ?? '';
  const startOfDay = epochDays(calendarDayOf(day as LocalDate)) * DAY;
  const seconds = isoText(startOfDay + clockTime(time) - offsetTime(offset)).slice(0, -'.000Z'.length);
  return `${seconds}.${fraction.padEnd(9, '0')}Z`;
};

/** Milliseconds since midnight of `HH:MM` or `HH:MM:SS`. */
const clockTime = (time: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes * MINUTE + seconds * SECOND;
};

/** Milliseconds that a clock of this offset is ahead of UTC. */
const offsetTime = (offset: string): number =>
  offset === 'Z' ? 0 : (offset.startsWith('-') ? -1 : 1) * clockTime(offset.slice(1));
