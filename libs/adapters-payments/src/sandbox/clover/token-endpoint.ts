import { json, type SandboxCall, type SandboxReply } from '../sandbox-http-listener.ts';
import { brandOf, declineOf, isCardNumber } from './card-numbers.ts';
import { invalid, missing, refusal, unauthorized } from './refusal-replies.ts';
import { asObject, headerOf, objectOf, textOf, type Body } from './read-request.ts';
import { sdkReply } from './sdk.ts';
import type { CloverSwitches } from './behavior-switches.ts';
import type { TokenCard, Tokens } from './card-tokens.ts';

/** What a browser on another origin needs to be let in. */
const openToBrowsers = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'apikey, content-type, accept',
  'access-control-max-age': '600',
};

/** Where browsers exchange cards for tokens: `POST /v1/tokens`; it is reached at `address`. */
export const tokenEndpoint =
  (publicKey: string, tokens: Tokens, switches: CloverSwitches, now: () => number, address: () => string) =>
  (call: SandboxCall): SandboxReply => {
    if (call.method === 'GET' && call.path === '/sdk.js') return sdkReply({ address: address(), switches });
    const reply = call.method === 'OPTIONS' ? { status: 204, body: '' } : tokenize(call, publicKey, tokens, now());
    return { ...reply, headers: { ...reply.headers, ...openToBrowsers } };
  };

const tokenize = (call: SandboxCall, publicKey: string, tokens: Tokens, now: number): SandboxReply => {
  if (call.path !== '/v1/tokens' || call.method !== 'POST') return missing('resource');
  if (headerOf(call, 'apikey') !== publicKey) return unauthorized();
  if (headerOf(call, 'user-agent') === undefined) return invalid('A user agent is required');
  const wallet = asObject(objectOf(call)?.['encryptedWallet']);
  if (wallet !== undefined) return tokenizeWallet(wallet, tokens, now);
  const card = asObject(objectOf(call)?.['card']);
  if (card === undefined) return invalid('A card is required');
  const read = readCard(card, tokens, now);
  if ('status' in read) return read;
  const { exp_month, exp_year, first6, last4, brand } = read;
  const { id } = tokens.issue(read, now);
  return json(200, { id, object: 'token', card: { exp_month, exp_year, first6, last4, brand } });
};

/** As documented for Apple Pay: a token, and nothing of the card. The data stands for what the device encrypts. */
const tokenizeWallet = (wallet: Body, tokens: Tokens, now: number): SandboxReply => {
  const name = ['applePayPaymentData', 'googlePayPaymentData'].find((one) => asObject(wallet[one]) !== undefined);
  const data = textOf(asObject(wallet[name ?? ''])?.['data']);
  const number = walletCards.get(data ?? '');
  if (name === undefined || number === undefined) return invalid('The wallet is invalid');
  const card: TokenCard = {
    brand: brandOf(number) ?? '',
    first6: number.slice(0, 6),
    last4: number.slice(-4),
    exp_month: '12',
    exp_year: '2030',
    cvc_check: 'unchecked',
    address_zip_check: 'unchecked',
    fingerprint: tokens.fingerprintOf(number),
    declines: declineOf(number),
    wallet: name,
  };
  return json(200, { id: tokens.issue(card, now).id, object: 'token' });
};

/** What the device of the double has in its wallets: published test cards. */
const walletCards: ReadonlyMap<string, string> = new Map(
  Object.entries({ good: '4242424242424242', declined: '4005571702222222' }),
);

const refused = (code: string, message: string): SandboxReply => refusal(400, code, message, { type: 'card_error' });

const readCard = (card: Body, tokens: Tokens, now: number): TokenCard | SandboxReply => {
  const number = textOf(card['number'])?.replaceAll(/[ -]/g, '') ?? '';
  if (!isCardNumber(number)) return refused('invalid_number', 'The card number is invalid');
  const brand = brandOf(number);
  if (brand === undefined) return refused('invalid_card_type', 'The card type is not supported');
  const month = textOf(card['exp_month']) ?? '';
  if (!/^(0[1-9]|1[0-2])$/.test(month)) return refused('invalid_expiry_month', 'The expiry month is invalid');
  const year = textOf(card['exp_year']) ?? '';
  if (!/^(20)?\d\d$/.test(year)) return refused('invalid_expiry_year', 'The expiry year is invalid');
  const fullYear = year.slice(-2).padStart(4, '20');
  if (Date.UTC(Number(fullYear), Number(month)) <= now) return refused('expired_card', 'The card has expired');
  const code = textOf(card['cvv']);
  if (code !== undefined && !/^\d{3,4}$/.test(code)) return refused('invalid_cvc', 'The security code is invalid');
  const zip = textOf(card['address_zip']);
  return {
    brand,
    first6: number.slice(0, 6),
    last4: number.slice(-4),
    exp_month: month,
    exp_year: fullYear,
    // A code or a ZIP code of nothing but zeros is wrong, and approved all the same.
    cvc_check: code === undefined ? 'unchecked' : /^0+$/.test(code) ? 'failed' : 'pass',
    address_zip_check: zip === undefined ? 'unchecked' : /^\d{5}/.test(zip) && !/^0+$/.test(zip) ? 'pass' : 'failed',
    fingerprint: tokens.fingerprintOf(number),
    declines: declineOf(number),
  };
};
