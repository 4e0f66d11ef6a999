import { Temporal } from 'temporal-polyfill';
import type { Brand } from './brand.ts';
import type { BadDate } from './local-date.ts';
import { failed, ok, type Result } from './result.ts';

/**
 * A date as a record keeps it, with the precision that was written down: `2023`, `2023-04`, `2023-04-17` or a full
 * instant with offset. A year stays a year; a missing day is never invented.
 */
export type ClinicalDate = Brand<string, 'ClinicalDate'>;

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
    if (/^(?!0000)\d{4}-\d{2}-\d{2}T/.test(raw)) {
      Temporal.Instant.from(raw);
      return ok(raw as ClinicalDate);
    }
  } catch {
    // falls through: a month 13 or a day that does not exist
  }
  return failed({ kind: 'bad-date' });
};

/** Newest first on whatever precision there is; a coarser date stands before the finer ones of its span. */
export const newerFirst = (a: ClinicalDate | undefined, b: ClinicalDate | undefined): number => {
  const [one, other] = [a ?? '', b ?? ''];
  if (one === other) return 0;
  return one > other ? -1 : 1;
};
