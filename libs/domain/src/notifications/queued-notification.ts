import { DAY, HOUR, MINUTE, plus, SECOND, type Brand, type Instant, type Language } from '../kernel/index.ts';
import type { Notification, NotificationKind, Recipient } from './notification.ts';

export type QueuedNotificationId = Brand<number, 'QueuedNotificationId'>;

/** A notification in the outbox. */
export interface QueuedNotification {
  readonly id: QueuedNotificationId;
  readonly notification: Notification;
  readonly to: Recipient;
  readonly language: Language;
  readonly madeAt: Instant;
  /** How many delivery tries were started, including the current one. */
  readonly tries: number;
}

/** Milliseconds from a failed try to the next one; after the last of these there is none. */
const pauses = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY];

/** How long a guest's link is valid. */
const guestLink = 30 * DAY;

/** How late a notification of a past event is still worth sending. */
const news = 3 * DAY;

/** Until when a notification is useful; from then on its link or code is invalid. */
export const usefulUntil = (notification: Notification, madeAt: Instant): Instant => {
  if ('minutes' in notification) return plus(madeAt, notification.minutes * MINUTE);
  if ('hours' in notification) return plus(madeAt, notification.hours * HOUR);
  if ('days' in notification) return plus(madeAt, notification.days * DAY);
  return plus(madeAt, notification.kind === 'guest-link' ? guestLink : news);
};

/** Kinds that open what the person has just asked for. */
const asked: readonly NotificationKind[] = ['confirm-email', 'already-registered', 'guest-link'];

/** Whether a person waits for it, often at the screen: it goes before what can be read later, however much of that there is. */
export const isAwaited = (notification: Notification): boolean =>
  'minutes' in notification || asked.includes(notification.kind);

/** When to retry after a failure at `now`; undefined if given up. */
export const nextTry = ({ notification, madeAt, tries }: QueuedNotification, now: Instant): Instant | undefined => {
  const pause = pauses[tries - 1];
  if (pause === undefined) return undefined;
  const at = plus(now, pause);
  return at < usefulUntil(notification, madeAt) ? at : undefined;
};

/** The link of a notification, if it has one. */
export const linkIn = (notification: Notification): string | undefined =>
  'link' in notification ? notification.link : undefined;
