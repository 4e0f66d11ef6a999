import { atWallClock, dayIn, addDays, type Instant, type LocalDate, type TimeZone } from '../kernel/index.ts';

/** What can wait for the office of a practice. */
export const officeWaitingKinds = [
  'time-request',
  'message',
  'refill',
  'signed-form',
  'import-conflict',
  'unpaid-visit',
  'dispute',
  'amendment',
  'payment-by-hand',
  'form-by-hand',
] as const;
export type OfficeWaitingKind = (typeof officeWaitingKinds)[number];

/** Kinds of which a digest says for how long the oldest has waited. */
export const agedInDigest = ['amendment', 'payment-by-hand', 'form-by-hand'] as const satisfies OfficeWaitingKind[];
export type AgedInDigest = (typeof agedInDigest)[number];

/** How much waits of one kind; `days`: for how many whole days the oldest has. */
export type OfficeCount =
  | { readonly kind: Exclude<OfficeWaitingKind, AgedInDigest>; readonly count: number }
  | { readonly kind: Exclude<AgedInDigest, 'amendment'>; readonly count: number; readonly days: number }
  | {
      readonly kind: 'amendment';
      readonly count: number;
      readonly days: number;
      /** The last day on which the oldest is answered in time. */
      readonly answerBy: LocalDate;
    };

/** How much waits, of each kind of which anything does. */
export type OfficeCounts = readonly OfficeCount[];

/** Days in which a practice has to act on a request to amend a record: 45 CFR 164.526 (b)(2). */
const amendmentDays = 60;

/** The last day on which a request to amend a record is answered in time. */
export const amendmentAnswerBy = (zone: TimeZone, requestedAt: Instant): LocalDate =>
  addDays(dayIn(zone, requestedAt), amendmentDays);

/** To whom the digest of a practice's office is mailed every day, and at which time of the practice's zone, such as `07:00`. */
export interface OfficeDigest {
  readonly to: readonly string[];
  readonly at: string;
}

/** The first moment after `now` at which it is this time of the day there. */
export const nextDigest = (zone: TimeZone, at: string, now: Instant): Instant => {
  const today: LocalDate = dayIn(zone, now);
  const first = atWallClock(zone, today, at);
  return first > now ? first : atWallClock(zone, addDays(today, 1), at);
};
