import { Temporal } from 'temporal-polyfill';
import type { Brand } from './branded-type.ts';
import type { BadDate } from './local-date.ts';
import { failed, ok, type Result } from './result.ts';

/**
 * A date as a record keeps it, with the precision that was recorded: `2023`, `2023-04`, `2023-04-17` or a full instant
 * with offset. A year stays a year; a missing day is never invented.
 */
export type ClinicalDate = Brand<string, 'ClinicalDate'>;

// As FHIR writes it. Temporal reads more (a zone in brackets, no minutes), which no browser or database would read again.
const fullInstant = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

export const parseClinicalDate = (raw: unknown): Result<ClinicalDate, BadDate> => {
  if (typeof raw !== 'string') return failed({ kind: 'bad-date' });
  try {
    if (/^(?!0000)\d{4}$/.test(raw)) return ok(raw as ClinicalDate);
    if (/^(?!0000)\d{4}-\d{2}$/.test(raw)) {
      Temporal.PlainYearMonth.from(raw, { overflow: 'reject' });
      return ok(raw as ClinicalDate);
    }
    if (/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(raw)) {
      Temporal.PlainDate.from(raw, { overflow: 'reject' });
      return ok(raw as ClinicalDate);
    }
    if (fullInstant.test(raw)) {
      Temporal.Instant.from(raw);
      return ok(raw as ClinicalDate);
    }
  } catch {
    // falls through: a month 13 or a day that does not exist
  }
  return failed({ kind: 'bad-date' });
};

/**
 * Text that sorts chronologically: a coarser date counts as the start of its span, instants are compared as instants in
 * any offset, and a missing date counts as the oldest.
 */
export const orderOf = (date: ClinicalDate | undefined): string => {
  if (date === undefined || !date.includes('T')) return date ?? '';
  return Temporal.Instant.from(date).toString({ fractionalSecondDigits: 9 });
};
