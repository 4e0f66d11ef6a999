import { HOUR, MINUTE, plus, SECOND } from '@portico/domain/kernel';
import type { Billing, LedgerPosting, LedgerPostings, LedgerClock, Shop } from '@portico/domain/payments';
import type { TellOfEntry } from '../history/payer-notifications.ts';

/** Milliseconds from one round to the next, unless woken before. */
export const postEvery = 10 * SECOND;
/** Milliseconds; longer than a practice system takes to answer. */
const lease = 2 * MINUTE;
const batch = 10;
/** Retry pauses in milliseconds. Money is never given up: after the last one, the pause stays. */
const pauses = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR];

/**
 * Sends receipts of payments and refunds, posts them to the practices' books, and reports shop payments to the shop.
 * Safe to run in any number of instances; safe to kill.
 */
export class LedgerPostingWorker {
  readonly #ledgerPostings: LedgerPostings;
  readonly #billing: Pick<Billing, 'post'>;
  readonly #shop: Pick<Shop, 'settle'>;
  readonly #now: LedgerClock;
  /** Sends the receipt; called with every try of an entry, but sends it once. */
  readonly #tell: TellOfEntry;
  readonly #report: (outcome: 'posted' | 'retried') => void;
  /** Called for an entry that was not taken; it is retried without limit. */
  readonly #onError: (thrown: unknown) => void;

  constructor(
    ledgerPostings: LedgerPostings,
    billing: Pick<Billing, 'post'>,
    shop: Pick<Shop, 'settle'>,
    now: LedgerClock,
    tell: TellOfEntry,
    report: (outcome: 'posted' | 'retried') => void,
    onError: (thrown: unknown) => void,
  ) {
    this.#ledgerPostings = ledgerPostings;
    this.#billing = billing;
    this.#shop = shop;
    this.#now = now;
    this.#tell = tell;
    this.#report = report;
    this.#onError = onError;
  }

  /** Posts everything that is due now; returns the number of tries. */
  async round(): Promise<number> {
    let tries = 0;
    for (;;) {
      const at = await this.#now();
      const claimed = await this.#ledgerPostings.claim(at, plus(at, lease), batch);
      await Promise.all(claimed.map((posting) => this.#post(posting)));
      tries += claimed.length;
      if (claimed.length < batch) return tries;
    }
  }

  async #settle({ patient, charge, amount, purpose }: LedgerPosting): Promise<void> {
    if (purpose.kind !== 'shop' || amount <= 0) return;
    const { store, transaction } = purpose;
    await this.#shop.settle(patient, { store, transaction, charge, amount });
  }

  async #post(posting: LedgerPosting): Promise<void> {
    try {
      // First: a practice system that is down for hours must not delay receipts.
      await this.#tell(posting);
      await this.#billing.post(posting);
      // Last: a shop that is down must not delay the books.
      await this.#settle(posting);
      await this.#ledgerPostings.posted(posting, await this.#now());
      this.#report('posted');
    } catch (thrown) {
      this.#onError(thrown);
      await this.#ledgerPostings.retry(posting, plus(await this.#now(), pauseAfter(posting.tries)));
      this.#report('retried');
    }
  }
}

const pauseAfter = (tries: number): number => pauses[Math.min(tries, pauses.length) - 1] ?? HOUR;
