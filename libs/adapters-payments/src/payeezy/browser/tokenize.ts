import { failed, ok, type Result } from '@portico/domain/kernel';
import type { CardBrand, CardRefused, EnteredCard, Tokenize, TypedCard } from '@portico/domain/payments';

const answersWithin = 30_000;

const brandNames: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american express': 'American Express',
  jcb: 'JCB',
  discover: 'Discover',
};

export interface TokenizeOptions {
  readonly fetch?: typeof fetch;
  readonly patience?: () => AbortSignal;
  /** Addresses that the browser noted while it loaded; ours holds a card. */
  readonly forgetAddresses?: () => void;
}

/**
 * Exchanges a card for a token at Payeezy. Their protocol is a script that calls `Payeezy.callback`; it is read as text
 * and never run, and its address, which holds the card, is kept nowhere that we can reach.
 */
export const payeezyTokenize =
  ({
    fetch = (...asked) => globalThis.fetch(...asked),
    patience = () => AbortSignal.timeout(answersWithin),
    forgetAddresses = () => {
      globalThis.performance.clearResourceTimings();
    },
  }: TokenizeOptions = {}): Tokenize =>
  async (card, facts) => {
    if (facts.kind !== 'payeezy') return unreachable;
    const asked = new URLSearchParams({
      apikey: facts.key,
      js_security_key: facts.securityKey,
      ta_token: facts.transArmorToken,
      auth: 'false',
      callback: 'Payeezy.callback',
      type: 'FDToken',
      currency: 'USD',
      'credit_card.type': brandNames[card.brand],
      'credit_card.cardholder_name': card.holder,
      'credit_card.card_number': card.number,
      'credit_card.exp_date': expiryText(card),
      'credit_card.cvv': card.code,
    });
    try {
      const answer = await fetch(`${facts.address}/v1/securitytokens?${asked}`, {
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        signal: patience(),
      });
      return answer.ok ? readToken(await answer.text(), card) : unreachable;
    } catch {
      return unreachable;
    } finally {
      forgetAddresses();
    }
  };

const unreachable = failed<CardRefused>({ kind: 'card-refused', reason: 'unreachable' });

const expiryText = ({ expiry: { month, year } }: TypedCard): string =>
  `${String(month).padStart(2, '0')}${String(year % 100).padStart(2, '0')}`;

const readToken = (script: string, { holder, brand, number, expiry }: TypedCard): Result<EnteredCard, CardRefused> => {
  const { status, results } = callIn(script);
  const token: unknown = within(within(results, 'token'), 'value');
  const last4 = number.slice(-4);
  const isToken = typeof token === 'string' && /^\d{16}$/.test(token) && token.endsWith(last4) && token !== number;
  if (status === 201 && within(results, 'status') === 'success' && isToken) {
    return ok({ kind: 'token', token, face: { brand, last4, holder, expiry } });
  }
  const messages: unknown = within(within(results, 'Error'), 'messages');
  if (!Array.isArray(messages) || messages.length === 0) return unreachable;
  return failed({ kind: 'card-refused', reason: reasonOf(messages) });
};

/** What the script would have handed to its function: one JSON object, and nothing else in it. */
const callIn = (script: string): { readonly status: unknown; readonly results: unknown } => {
  const json = /^\s*Payeezy\.callback\s*\((.*)\)\s*;?\s*$/s.exec(script)?.[1] ?? 'null';
  const value: unknown = JSON.parse(json);
  return { status: within(value, 'status'), results: within(value, 'results') };
};

const reasons: readonly (readonly [RegExp, CardRefused['reason']])[] = [
  [/card_?number/i, 'number'],
  [/cvv|security_?code/i, 'code'],
  [/exp/i, 'expiry'],
  [/holder|name/i, 'holder'],
  [/card_?type/i, 'unsupported'],
];

/** By the first word that tells; a refusal that is not about the card is ours or theirs, not the payer's. */
const reasonOf = (messages: readonly unknown[]): CardRefused['reason'] => {
  for (const message of messages) {
    const code = String(within(message, 'code'));
    for (const [told, reason] of reasons) if (told.test(code)) return reason;
  }
  return 'unreachable';
};

const within = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
