import { type Failure, paths } from '@portico/application/kernel';
import type { Acting } from '@portico/domain/access';
import { failed, ok, type Cents, type Result } from '@portico/domain/kernel';
import { bookingKeyOf, shownCard, type Charge, type ChargePurpose } from '@portico/domain/payments';
import type { NotPaid, Paid } from '../charges/card-charge-service.port.ts';
import type { MakePaymentDeps } from './make-payment.deps.ts';
import type { PaymentReceipt, PaymentRefusal } from '@portico/application/payments';
import type { PaymentScope } from './payment-scope.ts';
import { neutralRefusal } from './neutral-refusal.ts';
import { afterShop } from '../shop/shop-payment.ts';

/** Where the success modal leads (`MON-173`, `MON-175`). */
export const leadsTo = {
  guest: paths.guestReceipt,
  guestCheckIn: paths.guestSuccess,
  payments: paths.payments,
  appointments: paths.appointments,
  checkIn: paths.checkIn,
  checkOut: paths.checkOut,
} as const;

const nextAfter: Readonly<Record<Exclude<ChargePurpose['kind'], 'shop'>, string>> = {
  balance: leadsTo.payments,
  installment: leadsTo.payments,
  'check-in': leadsTo.appointments,
  'check-out': leadsTo.appointments,
  prepayment: leadsTo.appointments,
  cancellation: leadsTo.appointments,
};

/** The result of an attempt, made now or before. */
export const receiptFor = async (
  { appointmentBooking, shop }: Pick<MakePaymentDeps, 'appointmentBooking' | 'shop'>,
  { call, chart, practice }: PaymentScope,
  answer: Result<Paid, NotPaid>,
): Promise<Result<PaymentReceipt, PaymentRefusal | Failure>> => {
  if (!answer.ok) return failed(neutralRefusal(call.acting, refusalFor(answer.error, practice.phone)));
  const { charge, cardSaved } = answer.value;
  const { purpose } = charge;
  const booked =
    purpose.kind === 'prepayment' ? await appointmentBooking.bookedFor(chart, bookingKeyOf(charge.id)) : undefined;
  const next = purpose.kind === 'shop' ? await afterShop(shop, chart, purpose) : nextAfter[purpose.kind];
  return ok({
    done: 'paid',
    amount: charge.amount,
    charge: charge.id,
    reference: charge.reference,
    card: shownCard(charge.card),
    practiceName: practice.name,
    ...(purpose.kind === 'installment' ? { plan: purpose.plan } : {}),
    ...(booked === undefined ? {} : { appointment: booked }),
    next: guestNext(call.acting) ?? next,
    ...(cardSaved === undefined ? {} : { cardSaved }),
  });
};

/** Where a guest goes after a payment depends on their link (`MON-173`, `MON-175`). */
const guestNext = ({ actor }: Acting): string | undefined => {
  if (actor.kind !== 'guest') return undefined;
  return actor.purpose === 'guest-check-in' ? leadsTo.guestCheckIn : leadsTo.guest;
};

export const refusalFor = (error: NotPaid, phone: string): PaymentRefusal => {
  switch (error.kind) {
    case 'declined':
      return { kind: error.kind, reason: error.reason };
    case 'not-covered':
      return error.left > 0 ? { kind: 'amount-changed', amount: error.left } : { kind: 'nothing-to-pay' };
    case 'voided':
      return stepMissed(error.charge);
    case 'unpaid':
      return { kind: unpaidStepOf(error.charge) };
    case 'no-online-payments':
    case 'too-many-card-tries':
      return { kind: error.kind, phone };
    case 'checking':
    case 'duplicate':
    case 'card-unknown':
      return { kind: error.kind };
  }
};

/** The step that was done although its money was refused. */
export const unpaidStepOf = ({ purpose }: Pick<Charge, 'purpose'>): 'booked-unpaid' | 'canceled-unpaid' =>
  purpose.kind === 'cancellation' ? 'canceled-unpaid' : 'booked-unpaid';

/** The money went back because its visit or cancellation was no longer possible. */
const stepMissed = ({ purpose }: Charge): PaymentRefusal => {
  if (purpose.kind === 'prepayment') return { kind: 'slot-gone' };
  if (purpose.kind === 'cancellation') return { kind: 'not-cancellable' };
  return { kind: 'declined', reason: 'abandoned' };
};

/** Accepts only the amount owed, or a part of it within the limits. */
export const judgeAmount = (
  said: { readonly kind: 'full' | 'partial'; readonly amount: Cents },
  amount: Cents,
  partial: { readonly minimum: Cents; readonly maximum: Cents } | undefined,
): Result<Cents, PaymentRefusal | Failure> => {
  if (said.kind === 'full') {
    if (amount === 0) return failed({ kind: 'nothing-to-pay' });
    return said.amount === amount ? ok(amount) : failed({ kind: 'amount-changed', amount });
  }
  if (partial === undefined) return failed(amount === 0 ? { kind: 'nothing-to-pay' } : { kind: 'bad-input' });
  const fits = partial.minimum <= said.amount && said.amount <= partial.maximum;
  return fits ? ok(said.amount) : failed({ kind: 'amount-out-of-range', ...partial });
};
