import type { CardDrawn, DeclineReason } from '@portico/domain/payments';
import { objectOf, textOf } from '../wire/http-exchange.ts';
import { cloverBrands } from './clover-card-brands.ts';
import { declineOf } from './decline-reasons.ts';

export type FailedCheck = 'code' | 'postal-code';

/** A charge as Clover shows it, as far as it matters. */
export interface ChargeView {
  readonly id: string;
  /** In cents. */
  readonly amount: number;
  /** What the bank found to be wrong although it approved. */
  readonly failedChecks: readonly FailedCheck[];
  /** The card that was drawn on, where Clover says so in words that we know. */
  readonly drawn?: CardDrawn;
  /** What went back of it, in cents. */
  readonly back: number;
  readonly standing:
    | { readonly kind: 'captured' | 'authorised' | 'given-back' | 'open' }
    | { readonly kind: 'failed'; readonly reason: DeclineReason };
}

/** Undefined for what is no charge. An authorization says nothing of being paid: status and `captured` decide. */
export const chargeIn = (body: Readonly<Record<string, unknown>>): ChargeView | undefined => {
  const id = textOf(body['id']);
  const { amount } = body;
  if (id === undefined || typeof amount !== 'number') return undefined;
  return {
    id,
    amount,
    back: backOf(body, amount),
    failedChecks: failedChecksIn(body),
    ...drawnIn(body),
    standing: statusOf(body, amount),
  };
};

const drawnIn = (body: Readonly<Record<string, unknown>>): { readonly drawn?: CardDrawn } => {
  const { brand: name, last4 } = objectOf(body['source']) ?? {};
  const brand = cloverBrands.get((textOf(name) ?? '').toUpperCase());
  const digits = textOf(last4) ?? '';
  return brand === undefined || !/^\d{4}$/.test(digits) ? {} : { drawn: { brand, last4: digits } };
};

const failedChecksIn = (body: Readonly<Record<string, unknown>>): readonly FailedCheck[] => {
  const { cvc_check: code, address_zip_check: postalCode } = objectOf(body['source']) ?? {};
  return [
    ...(code === 'failed' ? (['code'] as const) : []),
    ...(postalCode === 'failed' ? (['postal-code'] as const) : []),
  ];
};

const backOf = ({ refunded, amount_refunded: back }: Readonly<Record<string, unknown>>, amount: number): number =>
  refunded === true ? amount : typeof back === 'number' ? back : 0;

/** A fraud rule of the merchant's may decline by the address: how that is spelled is said nowhere, and the check shows it. */
const reasonIn = (body: Readonly<Record<string, unknown>>): DeclineReason => {
  const reason = declineOf(textOf(body['failure_code']), textOf(body['declineCode']));
  if (reason !== 'declined') return reason;
  const [failed] = failedChecksIn(body);
  return failed === undefined ? reason : failed === 'code' ? 'wrong-code' : 'wrong-postal-code';
};

const statusOf = (body: Readonly<Record<string, unknown>>, amount: number): ChargeView['standing'] => {
  const { status, captured } = body;
  if (status === 'failed') return { kind: 'failed', reason: reasonIn(body) };
  if (status !== 'succeeded') return { kind: 'open' };
  if (backOf(body, amount) >= amount) return { kind: 'given-back' };
  return { kind: captured === true ? 'captured' : captured === false ? 'authorised' : 'open' };
};
