import type { Brand } from './branded-type.ts';
import { parseLocalDate, type BadDate } from './local-date.ts';
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
  const seconds = new Date(`${day}T${time}${offset}`).toISOString().slice(0, -'.000Z'.length);
  return `${seconds}.${fraction.padEnd(9, '0')}Z`;
};
