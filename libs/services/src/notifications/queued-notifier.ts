import type { Instant, Language } from '@portico/domain/kernel';
import {
  linkIn,
  shortensLinks,
  usefulUntil,
  type Notification,
  type Notifier,
  type Outbox,
  type Recipient,
  type ShortLinks,
} from '@portico/domain/notifications';
import type { LinkTo } from '@portico/application/kernel';

export interface QueuedNotifierDeps {
  readonly outbox: Outbox;
  readonly shortLinks: ShortLinks;
  readonly linkTo: LinkTo;
  readonly now: () => Instant;
  /** Called once a notification is stored, to wake the dispatcher. */
  readonly wake?: () => void;
}

/**
 * Stores every notification in the outbox before returning; the dispatcher delivers it. Links are shortened where the
 * channel wants that.
 */
export class QueuedNotifier implements Notifier {
  readonly #deps: QueuedNotifierDeps;

  constructor(deps: QueuedNotifierDeps) {
    this.#deps = deps;
  }

  async send(notification: Notification, to: Recipient, language: Language, once?: string): Promise<void> {
    const { outbox, now, wake } = this.#deps;
    const at = now();
    await outbox.put(
      shortensLinks[to.channel] ? await this.#shortened(notification, at) : notification,
      to,
      language,
      at,
      once,
    );
    wake?.();
  }

  async #shortened(notification: Notification, at: Instant): Promise<Notification> {
    const { shortLinks, linkTo } = this.#deps;
    const longUrl = linkIn(notification);
    if (longUrl === undefined) return notification;
    const hash = await shortLinks.keep({ type: 'n', longUrl, expiresAt: usefulUntil(notification, at) });
    return { ...notification, link: linkTo(`/surl/n/${hash}`) } as Notification;
  }
}
