import type { LostAttempt, ProcessorCharge } from '@portico/domain/payments';
import { chargeIn, type ChargeView } from './charge-view.ts';
import type { CloverClient } from './client.ts';
import { ABANDONED_AFTER, CLOCK_SKEW } from './timing-limits.ts';
import { readList } from './read-list-pages.ts';

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
  async byReference({ reference, at, now }: LostAttempt): Promise<ChargeView | 'none' | 'unknown'> {
    const ours: (ChargeView | undefined)[] = [];
    const read = await readList(this.#client, '/v1/charges', (items) => {
      ours.push(...items.filter((charge) => charge['external_reference_id'] === reference).map(chargeIn));
      const last = items.at(-1)?.['created'];
      const isFound = ours.some((charge) => charge?.standing.kind !== 'failed');
      return isFound || (typeof last === 'number' && last < at - CLOCK_SKEW) ? ('read' as const) : undefined;
    });
    if (ours.includes(undefined)) return 'unknown';
    // An attempt is approved once at most; if it was refused before, the approved charge counts, for any amount.
    const found = ours.find((charge) => charge?.standing.kind !== 'failed') ?? ours[0];
    if (found) return found;
    return read !== 'unknown' && now - at > ABANDONED_AFTER ? 'none' : 'unknown';
  }
}
