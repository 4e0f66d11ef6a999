import type { Instant, Language } from '@portico/domain/kernel';
import {
  linkIn,
  usefulUntil,
  type Notification,
  type Notifier,
  type Outbox,
  type Recipient,
  type ShortLinks,
} from '@portico/domain/notifications';
import type { LinkTo } from '@portico/application/kernel';

/**
 * Stores every notification in the outbox before returning; the dispatcher delivers it. Links in text messages are
 * shortened.
 */
export class QueuedNotifier implements Notifier {
  readonly #outbox: Outbox;
  readonly #shortLinks: ShortLinks;
  readonly #linkTo: LinkTo;
  readonly #now: () => Instant;
  /** Called once a notification is stored, to wake the dispatcher. */
  readonly #wake: () => void;

  constructor(
    outbox: Outbox,
    shortLinks: ShortLinks,
    linkTo: LinkTo,
    now: () => Instant,
    wake: () => void = () => undefined,
  ) {
    this.#outbox = outbox;
    this.#shortLinks = shortLinks;
    this.#linkTo = linkTo;
    this.#now = now;
    this.#wake = wake;
  }

  async send(notification: Notification, to: Recipient, language: Language, once?: string): Promise<void> {
    const at = this.#now();
    await this.#outbox.put(
      to.channel === 'sms' ? await this.#shortened(notification, at) : notification,
      to,
      language,
      at,
      once,
    );
    this.#wake();
  }

  async #shortened(notification: Notification, at: Instant): Promise<Notification> {
    const longUrl = linkIn(notification);
    if (longUrl === undefined) return notification;
    const hash = await this.#shortLinks.keep({ type: 'n', longUrl, expiresAt: usefulUntil(notification, at) });
    return { ...notification, link: this.#linkTo(`/surl/n/${hash}`) } as Notification;
  }
}
