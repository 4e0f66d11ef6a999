import type { PaymentRefusal } from '@portico/application/payments';
import { decimalOf } from '@portico/domain/kernel';
import type { ErrorCode } from '../error-codes.ts';

type Refused = Exclude<PaymentRefusal, { readonly kind: 'checking' }>;

/** How the refusal of a payment is told (`MON-018`): its code, and a text that the patient can read. */
export const paymentRefusals: Readonly<Record<Refused['kind'], readonly [code: ErrorCode, message: string]>> = {
  declined: ['CARD_DECLINED', 'The card was declined. Nothing was charged.'],
  'card-refused': ['CARD_DECLINED', 'This card cannot be used.'],
  'card-expired': ['CARD_DECLINED', 'This card has expired.'],
  'card-unknown': ['NOT_FOUND', 'This card is not on file.'],
  'nothing-to-pay': ['AMOUNT', 'There is nothing to pay.'],
  'amount-changed': ['AMOUNT', 'The amount to be paid has changed. Nothing was charged.'],
  'amount-out-of-range': ['AMOUNT', 'This amount cannot be paid.'],
  'shop-away': ['CONFLICT', 'The shop does not answer right now. Nothing was charged.'],
  duplicate: ['DUPLICATE', 'This payment was sent before with other details.'],
  'no-online-payments': [
    'CONFLICT',
    'This practice does not accept online payments. Please call the practice to make a payment.',
  ],
  'too-many-card-tries': [
    'RATE_LIMITED',
    'Too many cards were tried. Nothing was charged. Please call the practice to make a payment.',
  ],
  'too-many-cards': ['CONFLICT', 'As many cards are on file as there may be. Please remove one first.'],
  'plan-not-offered': ['CONFLICT', 'A payment plan is not offered for this amount.'],
  'plan-limit': ['BAD_INPUT', 'The payment plan is outside the limits of the practice.'],
  'autopay-cap-low': ['BAD_INPUT', 'A payment of the plan is more than it may take by itself.'],
  'autopay-until-early': [
    'BAD_INPUT',
    'The first payment of the plan is after the last day on which it may be paid by itself.',
  ],
  'plan-changed': ['CONFLICT', 'The payment plan has changed. Please look at it again.'],
  'terms-changed': ['CONFLICT', 'The terms have changed. Please read them again.'],
  'terms-not-agreed': ['BAD_INPUT', 'Please agree to the terms.'],
  'bad-date': ['BAD_INPUT', 'A payment cannot be made on this date.'],
  'slot-gone': ['CONFLICT', 'This time is no longer available. Nothing was charged.'],
  'not-cancellable': ['CONFLICT', 'This appointment can no longer be cancelled. Nothing was charged.'],
  'prepayment-changed': ['CONFLICT', 'What goes back of the prepayment has changed. Nothing was canceled or charged.'],
  'booked-unpaid': ['CONFLICT', 'The appointment is booked. The payment for it did not go through.'],
  'canceled-unpaid': ['CONFLICT', 'The appointment is canceled. The fee for it could not be charged.'],
};

/** What a refusal says beside its kind, as it stands among an error's extensions. */
export const paymentDetailsOf = (failure: { readonly kind: string }): Readonly<Record<string, unknown>> => {
  const refused = failure as Refused;
  switch (refused.kind) {
    case 'declined':
      return { declined: refused.reason };
    case 'card-refused':
      return { card: refused.reason };
    case 'amount-changed':
    case 'autopay-cap-low':
      return { amount: decimalOf(refused.amount) };
    case 'amount-out-of-range':
      return { minimum: decimalOf(refused.minimum), maximum: decimalOf(refused.maximum) };
    case 'no-online-payments':
    case 'too-many-card-tries':
      return { phone: refused.phone };
    case 'plan-limit':
      return { broken: refused.limit.kind, limit: refused.limit.limit };
    case 'autopay-until-early':
      return { earliest: refused.earliest };
    case 'bad-date':
      return { earliest: refused.earliest, latest: refused.latest };
    default:
      return {};
  }
};
