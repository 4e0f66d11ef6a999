import type { Language } from '../../kernel/index.ts';
import type { Notification, Recipient } from '../notification.ts';

/** Tells people things outside the portal. */
export interface Notifier {
  /**
   * Takes a notice to be sent; it is kept before this answers, and sent soon after, however often that is tried. With `once`
   * nothing is taken where a notice of this name was taken for this recipient before.
   */
  send(notification: Notification, to: Recipient, language: Language, once?: string): Promise<void>;
}
