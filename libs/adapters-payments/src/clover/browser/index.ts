import { failed, ok } from '@portico/domain/kernel';
import type { CardDetails, CardRefused, Tokenize, TypedCard } from '@portico/domain/payments';
import { exchange, objectOf, textOf, type Fetch } from '../../wire/http-exchange.ts';
/** What is wrong with the card, by the codes of the token host; everything else is no matter of the card. */
const reasons: ReadonlyMap<string | undefined, CardRefused['reason']> = new Map(
  Object.entries<CardRefused['reason']>({
    invalid_number: 'number',
    incorrect_number: 'number',
    invalid_cvc: 'code',
    incorrect_cvc: 'code',
    invalid_expiry_month: 'expiry',
    invalid_expiry_year: 'expiry',
    expired_card: 'expiry',
    invalid_card_type: 'unsupported',
    incorrect_zip: 'postal-code',
  }),
);
/** What is wrong with the card of which Clover says this; undefined where it is no matter of the card. */
export const wrongWith = (code: string | undefined): CardRefused['reason'] | undefined => reasons.get(code);
/** In milliseconds. */
const PATIENCE = 30_000;
/**
 * Exchanges cards for tokens at Clover (`POST /v1/tokens`), in a browser or, where a card was typed into the gateway,
 * there. The card goes to Clover and nowhere else.
 */
export const cloverTokenizer =
  (
    fetch: Fetch = (address, init) => globalThis.fetch(address, init),
    deadline: () => AbortSignal = () => AbortSignal.timeout(PATIENCE),
  ): Tokenize =>
  async (card, facts) => {
    const refused = (reason: CardRefused['reason']) => failed<CardRefused>({ kind: 'card-refused', reason });
    if (facts.kind !== 'clover') return refused('unreachable');
    const answer = await exchange(
      fetch,
      `${facts.address}/v1/tokens`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', apikey: facts.key },
        body: JSON.stringify({ card: cardOf(card) }),
      },
      deadline(),
    );
    if (answer.kind !== 'answered') return refused('unreachable');
    const token = textOf(answer.body['id']);
    if (answer.status === 200 && token !== undefined)
      return ok({ kind: 'token', token, cardDetails: cardDetailsOf(card) });
    const code = textOf(objectOf(answer.body['error'])?.['code']);
    return refused((isAboutTheCard(answer.status) ? wrongWith(code) : undefined) ?? 'unreachable');
  };
const isAboutTheCard = (status: number): boolean => status === 400 || status === 402;
/** Without a brand: how it spells some of them, the processor says nowhere, and it reads it from the number. */
const cardOf = ({ number, code, holder, expiry, postalCode }: TypedCard) => ({
  number,
  exp_month: String(expiry.month).padStart(2, '0'),
  exp_year: String(expiry.year),
  cvv: code,
  name: holder,
  ...(postalCode !== undefined && { address_zip: postalCode }),
});
const cardDetailsOf = ({ number, brand, holder, expiry }: TypedCard): CardDetails => ({
  brand,
  holder,
  expiry,
  last4: number.slice(-4),
});
