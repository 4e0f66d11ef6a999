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
] as const;
export type OfficeWaitingKind = (typeof officeWaitingKinds)[number];

/** How much waits, of each kind of which anything does. */
export type OfficeCounts = readonly { readonly kind: OfficeWaitingKind; readonly count: number }[];

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
