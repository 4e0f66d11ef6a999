import type { Instant, Language } from '@portico/domain/kernel';
import {
  linkIn,
  usefulUntil,
  type Notice,
  type Notifier,
  type Outbox,
  type Recipient,
  type ShortLinks,
} from '@portico/domain/notices';
import type { LinkTo } from '../kernel/index.ts';

export interface QueuedNotifierDeps {
  readonly outbox: Outbox;
  readonly shortLinks: ShortLinks;
  readonly linkTo: LinkTo;
  readonly now: () => Instant;
  /** Called once a notice is kept, so that whoever delivers need not look for it. */
  readonly wake?: () => void;
}

/** Keeps every notice in the outbox before it answers; a courier carries it on. Links in text messages are made short. */
export class QueuedNotifier implements Notifier {
  readonly #deps: QueuedNotifierDeps;

  constructor(deps: QueuedNotifierDeps) {
    this.#deps = deps;
  }

  async send(notice: Notice, to: Recipient, language: Language, once?: string): Promise<void> {
    const { outbox, now, wake } = this.#deps;
    const at = now();
    await outbox.put(to.channel === 'sms' ? await this.#shortened(notice, at) : notice, to, language, at, once);
    wake?.();
  }

  async #shortened(notice: Notice, at: Instant): Promise<Notice> {
    const { shortLinks, linkTo } = this.#deps;
    const longUrl = linkIn(notice);
    if (longUrl === undefined) return notice;
    const hash = await shortLinks.keep({ type: 'n', longUrl, expiresAt: usefulUntil(notice, at) });
    return { ...notice, link: linkTo(`/surl/n/${hash}`) } as Notice;
  }
}
