import { DAY, MINUTE, plus, type Instant } from '@portico/domain/kernel';
import {
  nextTry,
  type NotDelivered,
  type Outbox,
  type Posting,
  type Recipient,
  type Transport,
} from '@portico/domain/notices';

/** What became of one try, for the log: nothing of what was said, or to whom. */
export interface Delivery {
  readonly posting: number;
  readonly kind: Posting['notice']['kind'];
  readonly channel: Recipient['channel'];
  readonly tries: number;
  readonly outcome: 'sent' | 'retried' | 'given-up';
  /** A word or number of the other side, where it did not take the posting. */
  readonly reason?: string;
}

export interface CourierDeps {
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

/** Carries what waits in the outbox to the transports. Any number of couriers may share one outbox, and any may die. */
export class Courier {
  readonly #deps: CourierDeps;

  constructor(deps: CourierDeps) {
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
      await Promise.all(claimed.map((posting) => this.#try(posting)));
      tries += claimed.length;
      if (claimed.length < batch) return tries;
    }
  }

  /** Forgets notices that nobody asks for any more, sent or not. */
  async tidy(): Promise<void> {
    await this.#deps.outbox.prune(plus(this.#deps.now(), -kept));
  }

  async #try(posting: Posting): Promise<void> {
    const { outbox, now } = this.#deps;
    const failure = await this.#failureOf(posting);
    const at = now();
    if (failure === undefined) {
      await outbox.delivered(posting.id, at);
      return this.#report(posting, 'sent');
    }
    const again = failure.kind === 'later' ? nextTry(posting, at) : undefined;
    if (again === undefined) await outbox.giveUp(posting.id, at);
    else await outbox.retry(posting.id, again);
    this.#report(posting, again === undefined ? 'given-up' : 'retried', failure.reason);
  }

  async #failureOf(posting: Posting): Promise<NotDelivered | undefined> {
    try {
      const answer = await this.#deps.transports[posting.to.channel]?.deliver(posting);
      return answer === undefined || answer.ok ? undefined : answer.error;
    } catch {
      // A bug of a transport must not keep the others' postings; what it says may hold an address.
      return { kind: 'later', reason: 'bug' };
    }
  }

  #report({ id, notice, to, tries }: Posting, outcome: Delivery['outcome'], reason?: string): void {
    this.#deps.report({
      posting: id,
      kind: notice.kind,
      channel: to.channel,
      tries,
      outcome,
      ...(reason === undefined ? {} : { reason }),
    });
  }
}
