import type { Cents } from '@portico/domain/kernel';
import {
  cardBrands,
  type AttemptReference,
  type CardBrand,
  type CardExpiry,
  type CardDetails,
  type ChargeOrder,
  type EnteredCard,
  type WalletCard,
  type Occasion,
  type ProcessorCharge,
  type VaultReference,
} from '@portico/domain/payments';
import { textOf, within } from './client.ts';

type Json = Readonly<Record<string, unknown>>;

const brandNames: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american express': 'American Express',
  jcb: 'JCB',
  discover: 'Discover',
};

export const brandName = (brand: CardBrand): string => brandNames[brand];

/** `MMYY`. */
export const expiryText = ({ month, year }: CardExpiry): string =>
  `${String(month).padStart(2, '0')}${String(year % 100).padStart(2, '0')}`;

/** Integer cents as text; the only currency that practices take. */
export const moneyOf = (amount: Cents): Json => ({ amount: String(amount), currency_code: 'USD' });

/** What a kept card is charged by. The token is good for this merchant alone and needs no code. */
export interface KeptToken {
  readonly value: string;
  readonly brand: CardBrand;
  readonly holder: string;
  readonly expiry: CardExpiry;
  /** The card brand's own name for the first payment, which later ones refer to. */
  readonly network?: string;
  /** As its holder gave it, for later payments. */
  readonly postalCode?: string;
}

export const vaultReferenceOf = (token: KeptToken): VaultReference => JSON.stringify(token) as VaultReference;

/** Undefined where the text is not ours, as after a change of processor. */
export const keptTokenIn = (vault: VaultReference): KeptToken | undefined => {
  try {
    const raw: unknown = JSON.parse(vault);
    const isOurs =
      ['value', 'holder'].every((name) => typeof within(raw, name) === 'string') &&
      cardBrands.includes(within(raw, 'brand') as CardBrand) &&
      ['year', 'month'].every((name) => typeof within(within(raw, 'expiry'), name) === 'number');
    return isOurs ? (raw as KeptToken) : undefined;
  } catch {
    return undefined;
  }
};

export const tokenPart = (value: string, { brand, holder, expiry }: Omit<CardDetails, 'last4'>): Json => ({
  method: 'token',
  token: {
    token_type: 'FDToken',
    token_data: { type: brandName(brand), value, cardholder_name: holder, exp_date: expiryText(expiry) },
  },
});

/** What the bank compares (AVS). */
const billingPart = (postalCode: string | undefined): Json =>
  postalCode === undefined ? {} : { billing_address: { zip_postal_code: postalCode } };

export const enteredPart = (entered: Exclude<EnteredCard, WalletCard>): Json => {
  if (entered.kind === 'token') {
    return { ...tokenPart(entered.token, entered.cardDetails), ...billingPart(entered.postalCode) };
  }
  const { brand, holder, number, expiry, code, postalCode } = entered.card;
  return {
    ...billingPart(postalCode),
    method: 'credit_card',
    credit_card: {
      type: brandName(brand),
      cardholder_name: holder,
      card_number: number,
      exp_date: expiryText(expiry),
      cvv: code,
    },
  };
};

/** Who asks for money from a kept card, in the words that card brands want (`stored_credentials`). */
const occasionPart = (occasion: Occasion, network: string | undefined): Json => ({
  stored_credentials: {
    sequence: 'SUBSEQUENT',
    initiator: occasion === 'payer' ? 'CARDHOLDER' : 'MERCHANT',
    is_scheduled: String(occasion === 'schedule'),
    ...(network === undefined ? {} : { cardbrand_original_transaction_id: network }),
  },
});

/** What goes with a card when it is kept: the first payment, of nothing, with its holder present. */
export const firstUse: Json = {
  stored_credentials: { sequence: 'FIRST', initiator: 'CARDHOLDER', is_scheduled: 'false' },
};

/** The body of a primary transaction; undefined where the kept card is none of ours, or the card is in a wallet. */
export const primaryOf = (order: ChargeOrder, type: 'purchase' | 'authorize'): Json | undefined => {
  const { reference, amount, source, occasion } = order;
  const shared = { merchant_ref: reference, reversal_id: reference, ...moneyOf(amount), partial_redemption: 'false' };
  if (source.kind === 'entered') {
    return source.card.kind === 'wallet'
      ? undefined
      : { transaction_type: type, ...shared, ...enteredPart(source.card) };
  }
  const token = keptTokenIn(source.vault);
  if (token === undefined) return undefined;
  const isInstallment = occasion === 'schedule' && type === 'purchase';
  return {
    transaction_type: isInstallment ? 'recurring' : type,
    ...shared,
    ...tokenPart(token.value, token),
    ...billingPart(token.postalCode),
    ...occasionPart(occasion, token.network),
  };
};

/** A transaction at Payeezy: its id goes into the path, its tag into the body, and both come from the same answer. */
export interface TransactionName {
  readonly id: string;
  readonly tag: string;
}

/** Undefined where the answer names no transaction. Ids may come with spaces behind them. */
export const namedIn = (body: Json): TransactionName | undefined => {
  const [id, tag] = [textOf(body['transaction_id']), textOf(body['transaction_tag'])];
  return /^\w+$/.test(id) && /^\d+$/.test(tag) ? { id, tag } : undefined;
};

export const processorChargeOf = ({ id, tag }: TransactionName): ProcessorCharge => `${id}:${tag}` as ProcessorCharge;

export const transactionOf = (charge: ProcessorCharge): TransactionName => {
  const [id = '', tag = ''] = charge.split(':');
  return { id, tag };
};

/** Every part of an attempt that can be undone has a name of its own, so that a lost answer can be undone by it. */
export const captureName = (reference: AttemptReference): string => `${reference}C`;
export const refundName = (reference: AttemptReference): string => `${reference}R0`;

/** Codes that say that the ZIP code is not the one of the card: neither it nor the street (N), or the street alone (A). */
const wrongPostalCodes: readonly string[] = ['N', 'A'];
export const isPostalCodeWrong = (body: Json): boolean => wrongPostalCodes.includes(textOf(body['avs']));
