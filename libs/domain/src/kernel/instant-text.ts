import { Temporal } from 'temporal-polyfill';
import type { Instant, TimeZone } from './instant.ts';
import { isoText } from './format-iso-timestamp.ts';
import { failed, ok, type Result } from './result.ts';

/** The range that every database and browser here supports: years 1 to 9999. */
const earliest = -62_135_596_800_000;
const latest = 253_402_300_799_999;

export interface BadInstant {
  readonly kind: 'bad-instant';
}

/** Parses ISO 8601 with an offset or `Z`; text without an offset is refused because it identifies no instant. */
export const parseInstant = (raw: unknown): Result<Instant, BadInstant> => {
  if (typeof raw !== 'string') return failed({ kind: 'bad-instant' });
  try {
    const { epochMilliseconds } = Temporal.Instant.from(raw);
    if (epochMilliseconds < earliest || epochMilliseconds > latest) return failed({ kind: 'bad-instant' });
    return ok(epochMilliseconds as Instant);
  } catch {
    return failed({ kind: 'bad-instant' });
  }
};

/** ISO 8601 in UTC with milliseconds, as on the wire. */
export const isoOf = (at: Instant): string =>
  at >= earliest && at <= latest
    ? isoText(at)
    : Temporal.Instant.fromEpochMilliseconds(at).toString({ smallestUnit: 'millisecond' });

export interface BadTimeZone {
  readonly kind: 'bad-time-zone';
}

/**
 * Parses an IANA name in any case and returns its canonical spelling. A bare offset is refused, because it has no
 * daylight-saving rules.
 */
export const parseTimeZone = (raw: unknown): Result<TimeZone, BadTimeZone> => {
  if (typeof raw !== 'string' || !/^[A-Za-z]/.test(raw)) return failed({ kind: 'bad-time-zone' });
  try {
    return ok(Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(raw).timeZoneId as TimeZone);
  } catch {
    return failed({ kind: 'bad-time-zone' });
  }
};
