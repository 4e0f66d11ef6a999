import type { Instant, Language } from '../../kernel/index.ts';
import type { Notification, Recipient } from '../notification.ts';
import type { QueuedNotification, QueuedNotificationId } from '../queued-notification.ts';

/** Queued notifications. A delivered or abandoned one is kept without its code or link until it is pruned. */
export interface Outbox {
  /** With `once`: skipped if one of this name was queued for this recipient and is not pruned yet. */
  put(notification: Notification, to: Recipient, language: Language, at: Instant, once?: string): Promise<void>;
  /**
   * Leases up to `limit` notifications that are due at `now` until `until`, first those for which people wait, then the
   * others, the oldest first; and counts a try on each.
   * No other worker is given them before that; the lease of a worker that died has expired by then.
   */
  claim(
    channels: readonly Recipient['channel'][],
    now: Instant,
    until: Instant,
    limit: number,
  ): Promise<readonly QueuedNotification[]>;
  delivered(id: QueuedNotificationId, at: Instant): Promise<void>;
  /** Makes it due again at `at`. */
  retry(id: QueuedNotificationId, at: Instant): Promise<void>;
  giveUp(id: QueuedNotificationId, at: Instant): Promise<void>;
  /** What is still queued, the newest first. */
  waiting(limit: number): Promise<readonly QueuedNotification[]>;
  /** Deletes everything that was queued before. */
  prune(before: Instant): Promise<void>;
}
