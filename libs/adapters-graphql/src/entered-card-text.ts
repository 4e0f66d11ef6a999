import {
  cardBrandNames,
  parseCardBrand,
  postalCodePattern,
  wallets,
  type CardExpiry,
  type EnteredCard,
} from '@portico/domain/payments';
import { toWire } from './wire-words.ts';

/** A card that was entered, and what becomes of it beside the payment. */
export interface CardText {
  readonly card: EnteredCard;
  readonly save: boolean;
  readonly makeDefault: boolean;
  /** The hash of the terms that were shown for a card that is kept. */
  readonly agreedTo?: string;
}

/** The JSON text of `cardToken` or `plainTextCardData` (`MON-132`). It is written into a request's body and nowhere else. */
export const writeCard = ({ card, save, makeDefault, agreedTo }: CardText, merchant: string): string => {
  if (card.kind === 'wallet') {
    return JSON.stringify({ wallet: toWire(card.wallet), token: card.token, saveCard: save, merchant });
  }
  const { holder, expiry, brand } = card.kind === 'token' ? card.cardDetails : card.card;
  const { postalCode } = card.kind === 'token' ? card : card.card;
  return JSON.stringify({
    type: cardBrandNames[brand],
    saveCard: save,
    default: makeDefault,
    cardholder_name: holder,
    exp_date: `${two(expiry.month)}${two(expiry.year % 100)}`,
    merchant,
    agreedTerms: agreedTo,
    ...(postalCode !== undefined && { zip_postal_code: postalCode }),
    ...(card.kind === 'token'
      ? { token: card.token, last4: card.cardDetails.last4 }
      : { card_number: card.card.number, cvv: card.card.code }),
  });
};

/** Reads what `writeCard` writes; undefined where the text is no card. Whether the card is still good is no matter of its form. */
export const readCard = (kind: 'token' | 'typed', raw: string): CardText | undefined => {
  const fields = fieldsOf(raw);
  if (fields['wallet'] !== undefined) return kind === 'token' ? readWallet(fields) : undefined;
  const brand = parseCardBrand(fields['type']);
  const expiry = expiryOf(fields['exp_date']);
  const holder = textIn(fields, 'cardholder_name', /^.{1,100}$/u);
  if (brand === undefined || expiry === undefined || holder === undefined) return undefined;
  const agreedTo = textIn(fields, 'agreedTerms', /^[\x21-\x7e]{1,64}$/);
  const rest = {
    save: fields['saveCard'] === true,
    makeDefault: fields['default'] === true,
    ...(agreedTo === undefined ? {} : { agreedTo }),
  };
  const postalCode = textIn(fields, 'zip_postal_code', postalCodePattern);
  if (fields['zip_postal_code'] !== undefined && postalCode === undefined) return undefined;
  const billed = postalCode === undefined ? {} : { postalCode };
  if (kind === 'token') {
    const token = textIn(fields, 'token', tokenPattern);
    const last4 = textIn(fields, 'last4', /^\d{4}$/);
    if (token === undefined || last4 === undefined) return undefined;
    return { card: { kind, token, cardDetails: { brand, last4, holder, expiry }, ...billed }, ...rest };
  }
  const number = textIn(fields, 'card_number', /^\d{12,19}$/);
  const code = textIn(fields, 'cvv', /^\d{3,4}$/);
  if (number === undefined || code === undefined) return undefined;
  return { card: { kind, card: { number, code, holder, expiry, brand, ...billed } }, ...rest };
};

const tokenPattern = /^[\x21-\x7e]{1,512}$/;

const readWallet = (fields: Fields): CardText | undefined => {
  const named = textIn(fields, 'wallet', /^[A-Z_]{1,20}$/);
  const wallet = wallets.find((one) => toWire(one) === named);
  const token = textIn(fields, 'token', tokenPattern);
  if (wallet === undefined || token === undefined) return undefined;
  return { card: { kind: 'wallet', wallet, token }, save: fields['saveCard'] === true, makeDefault: false };
};

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (raw: string): Fields => {
  try {
    const parsed: unknown = JSON.parse(raw);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Fields) : {};
  } catch {
    return {};
  }
};

const textIn = (fields: Fields, name: string, pattern: RegExp): string | undefined => {
  const value = fields[name];
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
};

/** Two digits of a year stand for the century that we are in. */
const expiryOf = (raw: unknown): CardExpiry | undefined => {
  const [, month, year] = (typeof raw === 'string' && /^(0[1-9]|1[0-2])(\d{2})$/.exec(raw)) || [];
  return month === undefined ? undefined : { month: Number(month), year: 2000 + Number(year) };
};

const two = (value: number): string => String(value).padStart(2, '0');
