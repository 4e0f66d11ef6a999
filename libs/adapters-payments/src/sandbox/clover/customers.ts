import { json, type SandboxReply } from '../sandbox-http-listener.ts';
import { Bounded } from '../../wire/bounded-map.ts';
import { invalid, missing, refusal } from './refusal-replies.ts';
import type { Ids } from './ids.ts';
import { textOf, type Body } from './read-request.ts';
import type { CloverSwitches } from './behavior-switches.ts';
import type { Token, Tokens } from './card-tokens.ts';

interface Customer {
  readonly id: string;
  readonly created: number;
  email: string;
  /** Ids of multi-pay tokens. */
  sources: readonly string[];
}

/** The largest number of saved cards that is kept; older ones are known by their tokens alone. */
const CUSTOMERS = 5_000;

/** Cards on file. */
export class Customers {
  readonly #all = new Bounded<string, Customer>(CUSTOMERS);
  readonly #tokens: Tokens;
  readonly #ids: Ids;
  readonly #switches: CloverSwitches;

  constructor(tokens: Tokens, ids: Ids, switches: CloverSwitches) {
    this.#tokens = tokens;
    this.#ids = ids;
    this.#switches = switches;
  }

  create(body: Body, now: number): SandboxReply {
    const checked = this.#sourceOf(body);
    if ('status' in checked) return checked;
    const customer: Customer = { id: this.#ids.next(), created: now, email: String(body['email']), sources: [] };
    return this.#save(customer, checked);
  }

  update(id: string, body: Body): SandboxReply {
    const customer = this.#all.get(id);
    if (customer === undefined) return missing('customer');
    const checked = this.#sourceOf(body);
    if ('status' in checked) return checked;
    customer.email = String(body['email']);
    return this.#save(customer, checked);
  }

  revoke(id: string, source: string): SandboxReply {
    const customer = this.#all.get(id);
    if (!customer?.sources.includes(source)) return missing('source');
    customer.sources = customer.sources.filter((other) => other !== source);
    const token = this.#tokens.of(source);
    if (token) token.revoked = true;
    return json(200, { deleted: true, id: source, object: 'deletedcard' });
  }

  /** The one card that a customer's id stands for; undefined where there is no such customer. */
  cardOf(id: string): Token | 'no-card' | undefined {
    const customer = this.#all.get(id);
    if (customer === undefined) return undefined;
    const [only] = customer.sources;
    return (only === undefined ? undefined : this.#tokens.of(only)) ?? 'no-card';
  }

  /** Who has this card on file. */
  holderOf(source: string): string | undefined {
    return [...this.#all.values()].find(({ sources }) => sources.includes(source))?.id;
  }

  /** `GET /v3/merchants/{id}/customers` of the Platform API, as far as cards are concerned. */
  list(email: string): SandboxReply {
    const elements = [...this.#all.values()]
      .filter((customer) => customer.email === email)
      .map(({ id, sources }) => ({ id, cards: { elements: sources.map((source) => this.#cardView(source)) } }));
    return json(200, { elements });
  }

  #cardView(source: string) {
    const card = this.#tokens.of(source)?.card;
    const expirationDate = `${card?.exp_month ?? ''}${card?.exp_year.slice(-2) ?? ''}`;
    return { first6: card?.first6, last4: card?.last4, expirationDate, cardType: card?.brand };
  }

  clear(): void {
    this.#all.clear();
  }

  #sourceOf(body: Body): Token | SandboxReply {
    if (!/^[^@\s]+@[^@\s]+$/.test(textOf(body['email']) ?? ''))
      return refusal(400, 'email_invalid', 'A valid email is required');
    const source = textOf(body['source']);
    if (source === undefined) return invalid('A source is required');
    if (!this.#switches.supportsMultiPayToken) return invalid('The merchant does not support multi-pay tokens');
    const token = this.#tokens.of(source);
    if (token === undefined || token.revoked) return missing('token');
    if (token.card.wallet !== undefined) return invalid('A token of a wallet is good for one charge');
    if (token.used || token.multiPay) return refusal(400, 'token_already_used', 'The token was used already');
    return token;
  }

  #save(customer: Customer, token: Token): SandboxReply {
    const has = ({ sources }: Customer) =>
      sources.some((source) => this.#tokens.of(source)?.card.fingerprint === token.card.fingerprint);
    const elsewhere = this.#switches.oneCustomerPerCard && [...this.#all.values()].some(has);
    if (elsewhere || has(customer)) return refusal(409, 'invalid_request', 'The card is on file already');
    token.multiPay = true;
    customer.sources = [...customer.sources, token.id];
    this.#all.set(customer.id, customer);
    const { id, created, email, sources } = customer;
    const object = 'customer';
    return json(200, { id, object, created, currency: 'USD', email, sources: { object: 'list', data: sources } });
  }
}
