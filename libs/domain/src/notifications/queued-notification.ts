import { DAY, HOUR, MINUTE, plus, SECOND, type Brand, type Instant, type Language } from '../kernel/index.ts';
import type { Notification, Recipient } from './notification.ts';

export type QueuedNotificationId = Brand<number, 'PostingId'>;

/** A notice on its way to a person. */
export interface QueuedNotification {
  readonly id: QueuedNotificationId;
  readonly notification: Notification;
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
export const usefulUntil = (notification: Notification, madeAt: Instant): Instant => {
  if ('minutes' in notification) return plus(madeAt, notification.minutes * MINUTE);
  if ('hours' in notification) return plus(madeAt, notification.hours * HOUR);
  if ('days' in notification) return plus(madeAt, notification.days * DAY);
  return plus(madeAt, notification.kind === 'guest-link' ? guestLink : news);
};

/** When to try again what failed at `now`; undefined where it is given up. */
export const nextTry = ({ notification, madeAt, tries }: QueuedNotification, now: Instant): Instant | undefined => {
  const pause = pauses[tries - 1];
  if (pause === undefined) return undefined;
  const at = plus(now, pause);
  return at < usefulUntil(notification, madeAt) ? at : undefined;
};

/** The link of a notice that has one. */
export const linkIn = (notification: Notification): string | undefined =>
  'link' in notification ? notification.link : undefined;
