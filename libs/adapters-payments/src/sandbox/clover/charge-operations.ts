import { json, type SandboxReply } from '../sandbox-http-listener.ts';
import { chargeView, refundView, type CloverBooks, type CloverCharge } from './charge-books.ts';
import type { Customers } from './customers.ts';
import { invalid, missing, refusal } from './refusal-replies.ts';
import type { Ids } from './ids.ts';
import { asObject, textOf, type Body } from './read-request.ts';
import type { CloverSwitches } from './behavior-switches.ts';
import type { Token, Tokens } from './card-tokens.ts';

/** In cents: 999,999.99. */
const LARGEST_AMOUNT = 99_999_999;

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** What moves money. */
export class Charging {
  readonly #books: CloverBooks;
  readonly #tokens: Tokens;
  readonly #customers: Customers;
  readonly #ids: Ids;
  readonly #switches: CloverSwitches;
  readonly #now: () => number;

  constructor(
    books: CloverBooks,
    tokens: Tokens,
    customers: Customers,
    ids: Ids,
    switches: CloverSwitches,
    now: () => number,
  ) {
    this.#books = books;
    this.#tokens = tokens;
    this.#customers = customers;
    this.#ids = ids;
    this.#switches = switches;
    this.#now = now;
  }

  create(body: Body): SandboxReply {
    const { amount, currency, source, capture } = body;
    if (!isAmount(amount)) return refusal(400, 'invalid_charge_amount', 'The amount is invalid');
    if (amount > LARGEST_AMOUNT) return refusal(400, 'amount_too_large', 'The amount is too large');
    if (currency !== 'usd') return invalid('The currency is invalid');
    const reference = textOf(body['external_reference_id']);
    if (reference !== undefined && !/^[A-Za-z0-9 ]{1,12}$/.test(reference))
      return invalid('external_reference_id is invalid');
    const token = this.#tokenOf(textOf(source));
    if ('status' in token) return token;
    const credentials = asObject(body['stored_credentials']);
    const charge: CloverCharge = {
      id: this.#ids.next(),
      amount,
      currency: 'USD',
      created: this.#now(),
      reference,
      customer: token.multiPay ? this.#customers.holderOf(token.id) : undefined,
      source: token.id,
      card: token.card,
      ecomind: textOf(body['ecomind']) ?? 'ecom',
      failure: undefined,
      warning:
        credentials?.['sequence'] === 'SUBSEQUENT' && !token.introduced
          ? 'There is no initial transaction of this card'
          : undefined,
      captured: capture !== false,
      capturedAmount: capture !== false ? amount : 0,
      refundedAmount: 0,
      released: false,
    };
    return this.#judge(charge, token, credentials);
  }

  capture(id: string, body: Body): SandboxReply {
    const charge = this.#books.charges.get(id);
    if (charge === undefined || charge.failure !== undefined) return missing('charge');
    if (charge.released) return refusal(400, 'charge_already_refunded', 'The charge was refunded already');
    if (charge.captured) return refusal(400, 'charge_already_captured', 'The charge was captured already');
    const amount = body['amount'] ?? charge.amount;
    if (!isAmount(amount) || amount > charge.amount)
      return refusal(400, 'invalid_charge_amount', 'The amount is invalid');
    charge.captured = true;
    charge.capturedAmount = amount;
    return json(200, chargeView(charge, this.#switches.namesWalletCards));
  }

  /** Of a charge that was not captured it is a release, of the whole. */
  refund(body: Body): SandboxReply {
    const charge = this.#books.charges.get(textOf(body['charge']) ?? '');
    if (charge === undefined || charge.failure !== undefined) return missing('charge');
    const left = charge.captured ? charge.capturedAmount - charge.refundedAmount : charge.released ? 0 : charge.amount;
    if (left === 0) return refusal(400, 'charge_already_refunded', 'The charge was refunded already');
    const amount = body['amount'] ?? left;
    if (!isAmount(amount) || amount > left) return invalid('The amount is more than what is left of the charge');
    if (charge.captured) charge.refundedAmount += amount;
    else if (amount === left) charge.released = true;
    else return invalid('A charge that is not captured is refunded as a whole');
    const refund = { id: this.#ids.next(), charge: charge.id, amount, created: this.#now() };
    this.#books.refunds.set(refund.id, refund);
    return json(200, refundView(refund));
  }

  #tokenOf(source: string | undefined): Token | SandboxReply {
    if (source === undefined) return refusal(400, 'missing', 'A source is required');
    const gone = refusal(400, 'card_on_file_missing', 'The card on file is missing');
    const token = this.#customers.cardOf(source) ?? this.#tokens.of(source);
    if (token === undefined) return missing('token');
    if (token === 'no-card' || token.revoked) return gone;
    if (token.used && !token.multiPay) return refusal(400, 'token_already_used', 'The token was used already');
    return token;
  }

  /** Whether the issuer approves; either way the token is used and the charge is in the books. */
  #judge(charge: CloverCharge, token: Token, credentials: Body | undefined): SandboxReply {
    const [books, switches] = [this.#books, this.#switches];
    const magic = charge.amount % 1_000;
    const declined =
      token.card.declines ??
      (switches.amountMagic && magic > 100 && magic < 200 ? String(magic) : undefined) ??
      (switches.declinesAddresses && token.card.address_zip_check === 'failed' ? 'issuer_declined' : undefined) ??
      (token.multiPay && credentials === undefined ? 'missing_cvc' : undefined);
    token.used = true;
    if (declined === undefined) {
      token.introduced ||= credentials?.['sequence'] === 'FIRST';
      books.charges.set(charge.id, charge);
      return json(200, chargeView(charge, this.#switches.namesWalletCards));
    }
    const lost = switches.chargesDespite402;
    books.charges.set(charge.id, lost ? charge : { ...charge, failure: declined, captured: false, capturedAmount: 0 });
    return refusal(402, 'card_declined', 'The card was declined', {
      charge: charge.id,
      [switches.declineSpelling]: declined,
    });
  }
}
