import type { Language } from '../../kernel/index.ts';
import type { Notification, Recipient } from '../notification.ts';

/** Sends notifications to people. */
export interface Notifier {
  /**
   * Queues a notification; it is stored before this resolves, and delivered soon after, with retries. With `once`
   * nothing is queued if a notification of this name was queued for this recipient before.
   */
  send(notification: Notification, to: Recipient, language: Language, once?: string): Promise<void>;
}
