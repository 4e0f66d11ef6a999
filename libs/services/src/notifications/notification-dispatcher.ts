import { DAY, MINUTE, plus, type Instant } from '@portico/domain/kernel';
import {
  nextTry,
  type NotDelivered,
  type Outbox,
  type QueuedNotification,
  type Recipient,
  type Transport,
} from '@portico/domain/notifications';

/** Result of one delivery attempt, for the log; without content or recipient. */
export interface Delivery {
  readonly queuedNotification: number;
  readonly kind: QueuedNotification['notification']['kind'];
  readonly channel: Recipient['channel'];
  readonly tries: number;
  readonly outcome: 'sent' | 'retried' | 'given-up';
  /** The other server's word or number, if it did not take the notification. */
  readonly reason?: string;
}

export interface NotificationDispatcherDeps {
  readonly outbox: Outbox;
  /** Notifications of a channel without a transport are not claimed; they stay queued, to be read in a demo. */
  readonly transports: Readonly<Partial<Record<Recipient['channel'], Transport>>>;
  readonly now: () => Instant;
  readonly report: (delivery: Delivery) => void;
}

/** Notifications sent at once; low, because the other side is a shared mail server. */
const batch = 10;
/** Milliseconds; longer than any transport takes to answer. */
const lease = 2 * MINUTE;
/** Retention in milliseconds: the longest life of a mailed link, plus some days for support to see what was sent. */
const kept = 40 * DAY;

/** Delivers queued notifications by the transports. Safe to run in any number of instances; safe to kill. */
export class NotificationDispatcher {
  readonly #outbox: Outbox;
  /** Notifications of a channel without a transport are not claimed; they stay queued, to be read in a demo. */
  readonly #transports: Readonly<Partial<Record<Recipient['channel'], Transport>>>;
  readonly #now: () => Instant;
  readonly #report: (delivery: Delivery) => void;

  constructor(
    outbox: Outbox,
    transports: Readonly<Partial<Record<Recipient['channel'], Transport>>>,
    now: () => Instant,
    report: (delivery: Delivery) => void,
  ) {
    this.#outbox = outbox;
    this.#transports = transports;
    this.#now = now;
    this.#report = report;
  }

  /** Delivers everything that is due now; returns the number of attempts. */
  async round(): Promise<number> {
    const channels = (['email', 'sms'] as const).filter((channel) => this.#transports[channel] !== undefined);
    if (channels.length === 0) return 0;
    let tries = 0;
    for (;;) {
      const at = this.#now();
      const claimed = await this.#outbox.claim(channels, at, plus(at, lease), batch);
      await Promise.all(claimed.map((queuedNotification) => this.#try(queuedNotification)));
      tries += claimed.length;
      if (claimed.length < batch) return tries;
    }
  }

  /** Deletes old notifications, sent or not. */
  async tidy(): Promise<void> {
    await this.#outbox.prune(plus(this.#now(), -kept));
  }

  async #try(queuedNotification: QueuedNotification): Promise<void> {
    const failure = await this.#failureOf(queuedNotification);
    const at = this.#now();
    if (failure === undefined) {
      await this.#outbox.delivered(queuedNotification.id, at);
      return this.#tell(queuedNotification, 'sent');
    }
    const again = failure.kind === 'later' ? nextTry(queuedNotification, at) : undefined;
    if (again === undefined) await this.#outbox.giveUp(queuedNotification.id, at);
    else await this.#outbox.retry(queuedNotification.id, again);
    this.#tell(queuedNotification, again === undefined ? 'given-up' : 'retried', failure.reason);
  }

  async #failureOf(queuedNotification: QueuedNotification): Promise<NotDelivered | undefined> {
    try {
      const answer = await this.#transports[queuedNotification.to.channel]?.deliver(queuedNotification);
      return answer === undefined || answer.ok ? undefined : answer.error;
    } catch {
      // A bug in one transport must not block the others; its error text is dropped, since it may contain an address.
      return { kind: 'later', reason: 'bug' };
    }
  }

  #tell({ id, notification, to, tries }: QueuedNotification, outcome: Delivery['outcome'], reason?: string): void {
    this.#report({
      queuedNotification: id,
      kind: notification.kind,
      channel: to.channel,
      tries,
      outcome,
      ...(reason === undefined ? {} : { reason }),
    });
  }
}
