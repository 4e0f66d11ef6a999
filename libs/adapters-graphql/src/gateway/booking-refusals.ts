import type { BookingRefusal } from '@portico/application/scheduling';
import { decimalOf } from '@portico/domain/kernel';
import type { ErrorCode } from '../error-codes.ts';

/** The others are refused in the same words where a visit is paid for or canceled. */
type Refused = Extract<BookingRefusal, { readonly kind: 'not-offered' | 'prepayment-due' }>;

/** How the refusal of a booking is told. */
export const bookingRefusals: Readonly<Record<Refused['kind'], readonly [code: ErrorCode, message: string]>> = {
  'not-offered': ['CONFLICT', 'This visit cannot be booked online.'],
  'prepayment-due': ['AMOUNT', 'This visit is booked together with its payment.'],
};

/** What such a refusal says beside its kind. */
export const bookingDetailsOf = (failure: { readonly kind: string }): Readonly<Record<string, unknown>> => {
  const refused = failure as Refused;
  return refused.kind === 'prepayment-due' ? { amount: decimalOf(refused.amount) } : {};
};
