import type { Instant, Language } from '../../kernel/index.ts';
import type { Notification, Recipient } from '../notification.ts';
import type { QueuedNotification, QueuedNotificationId } from '../queued-notification.ts';

/** Notices on their way. What was delivered or given up is kept without its code or link, until it is pruned. */
export interface Outbox {
  /** With `once`, unless one of this name was put in for this recipient and is not pruned yet. */
  put(notification: Notification, to: Recipient, language: Language, at: Instant, once?: string): Promise<void>;
  /**
   * Takes up to `limit` postings that are due at `now`, the oldest first, and counts a try on each. Nobody else is given
   * them before `until`: whoever took them and died has lost them by then.
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
  /** What still waits, the newest first. */
  waiting(limit: number): Promise<readonly QueuedNotification[]>;
  /** Forgets everything that was made before. */
  prune(before: Instant): Promise<void>;
}
