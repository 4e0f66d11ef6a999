import type { CardDetails } from '@portico/domain/payments';
import { objectOf, textOf } from '../wire/http-exchange.ts';
import type { CloverClient } from './client.ts';
import type { CloverSettings } from './settings.ts';

type Item = Readonly<Record<string, unknown>>;

/** Finds cards that Clover has on file by its Platform API. That private tokens may read it is not verified. */
export class CloverCardsOnFile {
  readonly #client: CloverClient;
  readonly #settings: CloverSettings;

  constructor(client: CloverClient, settings: CloverSettings) {
    this.#client = client;
    this.#settings = settings;
  }

  /** The one customer of this address whose only card this is; undefined where there is none, or more than one. */
  async customerWith(cardDetails: CardDetails, email: string): Promise<string | undefined> {
    const { merchantId, platformAddress } = this.#settings;
    if (merchantId === undefined || platformAddress === undefined) return undefined;
    const query = new URLSearchParams({ filter: `emailAddress=${email}`, expand: 'cards' });
    const answer = await this.#client.ask({
      method: 'GET',
      address: platformAddress,
      path: `/v3/merchants/${encodeURIComponent(merchantId)}/customers?${query}`,
    });
    if (answer.kind === 'unknown' || answer.status !== 200) return undefined;
    const found = elementsOf(answer.body).filter((customer) => {
      const [card, ...others] = elementsOf(objectOf(customer['cards']) ?? {});
      return card !== undefined && others.length === 0 && isSame(card, cardDetails);
    });
    return found.length === 1 ? textOf(found[0]?.['id']) : undefined;
  }
}

const elementsOf = (list: Item): readonly Item[] =>
  Array.isArray(list['elements']) ? list['elements'].map((one: unknown) => objectOf(one) ?? {}) : [];

const isSame = (card: Item, { last4, expiry }: CardDetails): boolean => {
  const month = String(expiry.month).padStart(2, '0');
  return card['last4'] === last4 && card['expirationDate'] === `${month}${String(expiry.year).slice(-2)}`;
};
