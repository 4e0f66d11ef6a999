import { DAY, MINUTE, plus, type Instant } from '@portico/domain/kernel';
import {
  nextTry,
  type NotDelivered,
  type Outbox,
  type QueuedNotification,
  type Recipient,
  type Transport,
} from '@portico/domain/notifications';

/** What became of one try, for the log: nothing of what was said, or to whom. */
export interface Delivery {
  readonly queuedNotification: number;
  readonly kind: QueuedNotification['notification']['kind'];
  readonly channel: Recipient['channel'];
  readonly tries: number;
  readonly outcome: 'sent' | 'retried' | 'given-up';
  /** A word or number of the other side, where it did not take the posting. */
  readonly reason?: string;
}

export interface NotificationDispatcherDeps {
  readonly outbox: Outbox;
  /** What is missing is not claimed: it waits, to be read in a demo. */
  readonly transports: Readonly<Partial<Record<Recipient['channel'], Transport>>>;
  readonly now: () => Instant;
  readonly report: (delivery: Delivery) => void;
}

/** So many at once: the other side is a mail server, and others want it too. */
const batch = 10;
/** Longer than any transport takes to answer. */
const lease = 2 * MINUTE;
/** The longest life of a link that is mailed, with some days for support to see what was sent. */
const kept = 40 * DAY;

/** Carries what waits in the outbox to the transports. Any number of notification dispatchers may share one outbox, and any may die. */
export class NotificationDispatcher {
  readonly #deps: NotificationDispatcherDeps;

  constructor(deps: NotificationDispatcherDeps) {
    this.#deps = deps;
  }

  /** Delivers everything that is due now; answers how many tries that took. */
  async round(): Promise<number> {
    const { outbox, transports, now } = this.#deps;
    const channels = (['email', 'sms'] as const).filter((channel) => transports[channel] !== undefined);
    if (channels.length === 0) return 0;
    let tries = 0;
    for (;;) {
      const at = now();
      const claimed = await outbox.claim(channels, at, plus(at, lease), batch);
      await Promise.all(claimed.map((queuedNotification) => this.#try(queuedNotification)));
      tries += claimed.length;
      if (claimed.length < batch) return tries;
    }
  }

  /** Forgets notices that nobody asks for any more, sent or not. */
  async tidy(): Promise<void> {
    await this.#deps.outbox.prune(plus(this.#deps.now(), -kept));
  }

  async #try(queuedNotification: QueuedNotification): Promise<void> {
    const { outbox, now } = this.#deps;
    const failure = await this.#failureOf(queuedNotification);
    const at = now();
    if (failure === undefined) {
      await outbox.delivered(queuedNotification.id, at);
      return this.#report(queuedNotification, 'sent');
    }
    const again = failure.kind === 'later' ? nextTry(queuedNotification, at) : undefined;
    if (again === undefined) await outbox.giveUp(queuedNotification.id, at);
    else await outbox.retry(queuedNotification.id, again);
    this.#report(queuedNotification, again === undefined ? 'given-up' : 'retried', failure.reason);
  }

  async #failureOf(queuedNotification: QueuedNotification): Promise<NotDelivered | undefined> {
    try {
      const answer = await this.#deps.transports[queuedNotification.to.channel]?.deliver(queuedNotification);
      return answer === undefined || answer.ok ? undefined : answer.error;
    } catch {
      // A bug of a transport must not keep the others' postings; what it says may hold an address.
      return { kind: 'later', reason: 'bug' };
    }
  }

  #report({ id, notification, to, tries }: QueuedNotification, outcome: Delivery['outcome'], reason?: string): void {
    this.#deps.report({
      queuedNotification: id,
      kind: notification.kind,
      channel: to.channel,
      tries,
      outcome,
      ...(reason === undefined ? {} : { reason }),
    });
  }
}
