import { failed, ok, type Result } from '@portico/domain/kernel';
import type { CardBrand, CardRefused, EnteredCard, Tokenize, TypedCard } from '@portico/domain/payments';
import { frameAround, openFrame, type FrameAround } from '../../frame/browser/open-frame.ts';

/** In milliseconds. */
const answersWithin = 30_000;

const brandNames: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american express': 'American Express',
  jcb: 'JCB',
  discover: 'Discover',
};

/** Calls the processor's script with a query that holds a card; the answer is JSON, undefined if there was none. */
export type AskScript = (address: string, query: string, frame: string) => Promise<string | undefined>;

/** Runs the script in a hidden frame with an opaque origin. */
export const askInFrame =
  (around: FrameAround = frameAround()): AskScript =>
  async (address, query, page) => {
    const opened = await openFrame(around, around.document.body, page, (frame) => {
      frame.hidden = true;
      frame.setAttribute('aria-hidden', 'true');
      frame.tabIndex = -1;
    });
    if (opened === undefined) return undefined;
    const { port, close } = opened;
    const results = await new Promise<string | undefined>((resolve) => {
      const late = setTimeout(() => resolve(undefined), answersWithin);
      port.onmessage = ({ data }: MessageEvent<{ kind: string; results?: unknown }>) => {
        clearTimeout(late);
        resolve(data.kind === 'answer' && typeof data.results === 'string' ? data.results : undefined);
      };
      port.postMessage({ address, query });
    });
    close();
    return results;
  };

/**
 * Exchanges a card for a token at Payeezy. Their protocol is a script that calls `Payeezy.callback`; pages of other origins
 * may run it and not read it, so it runs in a frame from which nothing of the portal can be reached.
 */
export const payeezyTokenize =
  (ask: AskScript = askInFrame()): Tokenize =>
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
      ...(card.postalCode !== undefined && { 'billing_address.zip_postal_code': card.postalCode }),
    });
    try {
      const results = await ask(facts.address, String(asked), facts.frame);
      return results === undefined ? unreachable : readToken(results, card);
    } catch {
      return unreachable;
    }
  };

const unreachable = failed<CardRefused>({ kind: 'card-refused', reason: 'unreachable' });

const expiryText = ({ expiry: { month, year } }: TypedCard): string =>
  `${String(month).padStart(2, '0')}${String(year % 100).padStart(2, '0')}`;

const readToken = (
  json: string,
  { holder, brand, number, expiry, postalCode }: TypedCard,
): Result<EnteredCard, CardRefused> => {
  const answer: unknown = JSON.parse(json);
  const results = within(answer, 'results');
  const token: unknown = within(within(results, 'token'), 'value');
  const last4 = number.slice(-4);
  const isToken = typeof token === 'string' && /^\d{16}$/.test(token) && token.endsWith(last4) && token !== number;
  if (within(answer, 'status') === 201 && within(results, 'status') === 'success' && isToken) {
    // Its bank is asked when it is paid with, and is told the ZIP code then.
    const billed = postalCode === undefined ? {} : { postalCode };
    return ok({ kind: 'token', token, cardDetails: { brand, last4, holder, expiry }, ...billed });
  }
  const messages: unknown = within(within(results, 'Error'), 'messages');
  if (!Array.isArray(messages) || messages.length === 0) return unreachable;
  return failed({ kind: 'card-refused', reason: reasonOf(messages) });
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
