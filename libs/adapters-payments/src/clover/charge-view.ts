import type { DeclineReason } from '@portico/domain/payments';
import { textOf } from '../wire/exchange.ts';
import { declineOf } from './reasons.ts';

/** A charge as Clover shows it, as far as it matters. */
export interface ChargeView {
  readonly id: string;
  /** In cents. */
  readonly amount: number;
  readonly standing:
    | { readonly kind: 'captured' | 'authorised' | 'given-back' | 'open' }
    | { readonly kind: 'failed'; readonly reason: DeclineReason };
}

/** Undefined for what is no charge. An authorisation says nothing of being paid: status and `captured` decide. */
export const chargeIn = (body: Readonly<Record<string, unknown>>): ChargeView | undefined => {
  const id = textOf(body['id']);
  const { amount } = body;
  if (id === undefined || typeof amount !== 'number') return undefined;
  return { id, amount, standing: standingOf(body, amount) };
};

const standingOf = (body: Readonly<Record<string, unknown>>, amount: number): ChargeView['standing'] => {
  const { status, captured, refunded, amount_refunded: back } = body;
  if (status === 'failed')
    return { kind: 'failed', reason: declineOf(textOf(body['failure_code']), textOf(body['declineCode'])) };
  if (status !== 'succeeded') return { kind: 'open' };
  if (refunded === true || (typeof back === 'number' && back >= amount)) return { kind: 'given-back' };
  return { kind: captured === true ? 'captured' : captured === false ? 'authorised' : 'open' };
};
