import { createHmac } from 'node:crypto';
import { passesLuhn } from './card-mistakes.ts';

const digits = (key: string, text: string, count: number): string =>
  (createHmac('sha256', key).update(text).digest().readBigUInt64BE() % 10n ** BigInt(count))
    .toString()
    .padStart(count, '0');

const signed = (seed: string, body: string, last4: string): string =>
  `${body}${digits(seed, `token ${body} ${last4}`, 4)}${last4}`;

/**
 * The token of a card: sixteen digits that are no card number, the last four those of the card, the same each time. It
 * carries its own proof, so that a double knows the tokens of its earlier lives without having kept a card.
 */
export const tokenFor = (seed: string, cardNumber: string): string => {
  const last4 = cardNumber.slice(-4);
  let body = digits(seed, `card ${cardNumber}`, 8);
  while (passesLuhn(signed(seed, body, last4))) body = digits(seed, `again ${body}`, 8);
  return signed(seed, body, last4);
};

export const isToken = (seed: string, token: string): boolean =>
  /^\d{16}$/.test(token) && signed(seed, token.slice(0, 8), token.slice(-4)) === token;
