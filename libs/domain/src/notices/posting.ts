import { DAY, HOUR, MINUTE, plus, SECOND, type Brand, type Instant, type Language } from '../kernel/index.ts';
import type { Notice, Recipient } from './notice.ts';

export type PostingId = Brand<number, 'PostingId'>;

/** A notice on its way to a person. */
export interface Posting {
  readonly id: PostingId;
  readonly notice: Notice;
  readonly to: Recipient;
  readonly language: Language;
  readonly madeAt: Instant;
  /** How often it was taken to be delivered, the present time included. */
  readonly tries: number;
}

/** Milliseconds from a try that failed to the next one; after as many tries there is none. */
const pauses = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY];

/** As long as a guest's link opens something. */
const guestLink = 30 * DAY;

/** A message that only says what has happened is not worth sending later than this. */
const news = 3 * DAY;

/** Until when a notice is of use: what it brings is void from then on. */
export const usefulUntil = (notice: Notice, madeAt: Instant): Instant => {
  if ('minutes' in notice) return plus(madeAt, notice.minutes * MINUTE);
  if ('hours' in notice) return plus(madeAt, notice.hours * HOUR);
  if ('days' in notice) return plus(madeAt, notice.days * DAY);
  return plus(madeAt, notice.kind === 'guest-link' ? guestLink : news);
};

/** When to try again what failed at `now`; undefined where it is given up. */
export const nextTry = ({ notice, madeAt, tries }: Posting, now: Instant): Instant | undefined => {
  const pause = pauses[tries - 1];
  if (pause === undefined) return undefined;
  const at = plus(now, pause);
  return at < usefulUntil(notice, madeAt) ? at : undefined;
};

/** The link of a notice that has one. */
export const linkIn = (notice: Notice): string | undefined => ('link' in notice ? notice.link : undefined);
