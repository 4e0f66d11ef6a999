import { DAY, instant, MINUTE, plus, type Instant } from '@portico/domain/kernel';
import type { AttemptReference } from '@portico/domain/payments';
import { textOf, within, type PayeezyClient } from './client.ts';
import type { TransactionName } from './payeezy-wire-values.ts';

/** A transaction that is not in the report by then never was. Not documented. */
export const reportTellsAfter = 15 * MINUTE;

/** One transaction as the report has it. */
export interface Reported extends TransactionName {
  readonly type: 'purchase' | 'authorize' | 'capture' | 'refund';
  /** In cents. */
  readonly amount: number;
  readonly reference: string;
  readonly at: Instant;
  readonly state: 'live' | 'voided' | 'declined';
  /** The transaction that a capture or a refund is of. */
  readonly original?: TransactionName;
}

/** How far Payeezy's clock and ours may be apart. */
const clockSkew = 10 * MINUTE;
const perPage = 100;
/** More than this many pages are no report of a day. */
const mostPages = 200;

/**
 * Payeezy's report of transactions (`GET /transactions`). It is offered to some merchants only, and how its fields are
 * called was seen in no public source: where an answer is not wholly as expected, there is no report.
 */
export class PayeezyReport {
  readonly #client: PayeezyClient;
  readonly #isOffered: boolean;

  constructor(client: PayeezyClient, isOffered: boolean) {
    this.#client = client;
    this.#isOffered = isOffered;
  }

  /** Everything that happened from `from` on and before `until`. */
  async between(from: Instant, until: Instant): Promise<readonly Reported[] | 'unavailable'> {
    if (!this.#isOffered) return 'unavailable';
    const found: Reported[] = [];
    // On which clock its days begin is not documented: a day more on either side holds what is looked for.
    const days = { start_date: dayText(plus(from, -DAY)), end_date: dayText(plus(until, DAY)) };
    let offset = 0;
    for (let page = 0; page < mostPages; page += 1) {
      const query = new URLSearchParams({ ...days, limit: String(perPage), offset: String(offset) });
      const reply = await this.#client.get(`/transactions?${query}`);
      const rows = reply.kind === 'answered' ? within(reply.body, 'transactions') : undefined;
      if (!Array.isArray(rows)) return 'unavailable';
      // Only an empty page is the end: others may be short.
      if (rows.length === 0) return found;
      for (const row of rows) {
        const read = reportedIn(row);
        if (read === undefined) return 'unavailable';
        if (read.at >= from && read.at < until) found.push(read);
      }
      offset += rows.length;
    }
    return 'unavailable';
  }

  /** What carries this reference, of everything since `at`. */
  async named(reference: AttemptReference, at: Instant, now: Instant): Promise<readonly Reported[] | 'unavailable'> {
    const all = await this.between(plus(at, -clockSkew), plus(now, clockSkew));
    return all === 'unavailable' ? all : all.filter((one) => one.reference === reference);
  }
}

const types: ReadonlyMap<string, Reported['type']> = new Map(
  Object.entries({
    purchase: 'purchase',
    recurring: 'purchase',
    authorize: 'authorize',
    capture: 'capture',
    refund: 'refund',
  }),
);

const states: ReadonlyMap<string, Reported['state']> = new Map(
  Object.entries({
    approved: 'live',
    voided: 'voided',
    declined: 'declined',
  }),
);

const reportedIn = (row: unknown): Reported | undefined => {
  const text = (name: string): string => textOf(within(row, name));
  const type = types.get(text('transaction_type').toLowerCase());
  const state = states.get(text('transaction_status').toLowerCase());
  const amount = /^\d{1,12}$/.test(text('amount')) ? Number(text('amount')) : undefined;
  const at = Date.parse(text('transaction_time'));
  if (type === undefined || state === undefined || amount === undefined || Number.isNaN(at)) return undefined;
  const original = { id: text('original_transaction_id'), tag: text('original_transaction_tag') };
  return {
    id: text('transaction_id'),
    tag: text('transaction_tag'),
    type,
    amount,
    reference: text('merchant_ref'),
    at: instant(at),
    state,
    ...(original.id !== '' && { original }),
  };
};

/** `YYYYMMDD`. */
const dayText = (at: Instant): string => new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
