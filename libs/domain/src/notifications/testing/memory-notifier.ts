import type { Language } from '../../kernel/index.ts';
import type { Notification, NotificationKind, Recipient } from '../notification.ts';
import type { Notifier } from '../ports/notifier.ts';

export interface SentNotification {
  readonly notification: Notification;
  readonly to: Recipient;
  readonly language: Language;
}

/** Records sent notifications for tests. */
export class MemoryNotifier implements Notifier {
  readonly sent: SentNotification[] = [];
  readonly #names = new Set<string>();

  async send(notification: Notification, to: Recipient, language: Language, once?: string): Promise<void> {
    const name = once && JSON.stringify([once, to.channel, to.address]);
    if (name !== undefined && this.#names.has(name)) return;
    if (name !== undefined) this.#names.add(name);
    this.sent.push({ notification, to, language });
  }

  /** The last notification of a kind sent to an address. */
  last<Kind extends NotificationKind>(kind: Kind, address: string): Extract<Notification, { kind: Kind }> | undefined {
    const found = this.sent.findLast(({ notification, to }) => notification.kind === kind && to.address === address);
    return found?.notification as Extract<Notification, { kind: Kind }> | undefined;
  }
}
