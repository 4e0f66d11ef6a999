import type { LostAttempt, ProcessorCharge } from '@portico/domain/payments';
import { objectOf, textOf } from '../wire/exchange.ts';
import { chargeIn, type ChargeView } from './charge-view.ts';
import type { CloverClient } from './client.ts';
import { ABANDONED_AFTER, CLOCK_SKEW, LIST } from './facts.ts';

/** Reads what Clover has in its books. */
export class CloverLookup {
  readonly #client: CloverClient;

  constructor(client: CloverClient) {
    this.#client = client;
  }

  async byId(id: ProcessorCharge): Promise<ChargeView | 'none' | 'unknown'> {
    const answer = await this.#client.ask({ method: 'GET', path: `/v1/charges/${encodeURIComponent(id)}` });
    if (answer.kind === 'unknown') return 'unknown';
    if (answer.status === 404) return 'none';
    return (answer.status === 200 ? chargeIn(answer.body) : undefined) ?? 'unknown';
  }

  /**
   * Clover finds no charge by our reference, so the list is read, newest first, until it is older than the attempt. How to
   * ask for a span of time is said nowhere. `none` is believed only once nothing can be under way any more.
   */
  async byReference({ reference, amount, at, now }: LostAttempt): Promise<ChargeView | 'none' | 'unknown'> {
    let after: string | undefined;
    for (let page = 0; page < LIST.pages; page += 1) {
      const listed = await this.#page(after);
      if (listed === 'unknown') return 'unknown';
      const ours = listed.filter((charge) => charge['external_reference_id'] === reference).map(chargeIn);
      if (ours.includes(undefined)) return 'unknown';
      // An attempt is approved once at most; where it was refused before, what was approved counts.
      const same = ours.filter((charge) => charge?.amount === amount);
      const found = same.find((charge) => charge?.standing.kind !== 'failed') ?? same[0];
      if (found) return found;
      const last = listed.at(-1);
      after = textOf(last?.['id']);
      const past = typeof last?.['created'] === 'number' && last['created'] < at - CLOCK_SKEW;
      if (after === undefined || past || listed.length < LIST.perPage)
        return now - at > ABANDONED_AFTER ? 'none' : 'unknown';
    }
    return 'unknown';
  }

  /** The amounts in cents of the refunds of a charge. */
  async refundsOf(charge: ProcessorCharge): Promise<readonly number[] | 'unknown'> {
    const answer = await this.#client.ask({ method: 'GET', path: `/v1/refunds?charge=${encodeURIComponent(charge)}` });
    if (answer.kind === 'unknown' || answer.status !== 200 || !Array.isArray(answer.body['data'])) return 'unknown';
    return answer.body['data'].flatMap((refund: unknown) => {
      const amount = objectOf(refund)?.['amount'];
      return typeof amount === 'number' ? [amount] : [];
    });
  }

  async #page(after: string | undefined): Promise<readonly Readonly<Record<string, unknown>>[] | 'unknown'> {
    const from = after === undefined ? '' : `&starting_after=${encodeURIComponent(after)}`;
    const answer = await this.#client.ask({ method: 'GET', path: `/v1/charges?limit=${LIST.perPage}${from}` });
    if (answer.kind === 'unknown' || answer.status !== 200 || !Array.isArray(answer.body['data'])) return 'unknown';
    return answer.body['data'].map((item: unknown) => objectOf(item) ?? {});
  }
}
