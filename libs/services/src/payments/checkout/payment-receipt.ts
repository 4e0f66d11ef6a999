import { paths, type Failure } from '@portico/application/kernel';
import type { ActivityLog } from '@portico/domain/activity';
import type { AppointmentBooking } from '@portico/domain/appointments';
import type { Acting } from '@portico/domain/access';
import { dayIn, failed, ok, type Cents, type Result } from '@portico/domain/kernel';
import { bookingKeyOf, shownCard, type Charge, type ChargePurpose } from '@portico/domain/payments';
import type { NotPaid, Paid } from '../charges/card-charge-service.port.ts';
import type { PaymentReceipt, PaymentRefusal } from '@portico/application/payments';
import { log } from '../../activity/index.ts';
import type { CardConsents } from '../cards/card-agreement.ts';
import { cardKeptWith } from '../cards/charge-source.ts';
import type { ShopOrders } from '../shop/shop-payment.ts';
import type { LeftAfter } from '../history/left-to-pay.ts';
import { neutralRefusal } from './neutral-card-refusal.ts';
import type { PaymentScope } from './payer-and-chart.ts';

export type PaymentAnswer = Result<PaymentReceipt, PaymentRefusal | Failure>;

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

/** What a payer is told of charges. */
export class PaymentReceipts {
  readonly #booking: Pick<AppointmentBooking, 'bookedFor'>;
  readonly #shopOrders: ShopOrders;
  readonly #consents: CardConsents;
  readonly #activityLog: ActivityLog;
  readonly #leftAfter: LeftAfter;

  constructor(
    booking: Pick<AppointmentBooking, 'bookedFor'>,
    shopOrders: ShopOrders,
    consents: CardConsents,
    activityLog: ActivityLog,
    leftAfter: LeftAfter,
  ) {
    this.#booking = booking;
    this.#shopOrders = shopOrders;
    this.#consents = consents;
    this.#activityLog = activityLog;
    this.#leftAfter = leftAfter;
  }

  /** The result of an attempt, made now or before. */
  async of({ call, chart, practice }: PaymentScope, answer: Result<Paid, NotPaid>): Promise<PaymentAnswer> {
    if (!answer.ok) return failed(neutralRefusal(call.acting, refusalFor(answer.error, practice.phone)));
    const { charge, cardSaved } = answer.value;
    const { purpose } = charge;
    const booked =
      purpose.kind === 'prepayment' ? await this.#booking.bookedFor(chart, bookingKeyOf(charge.id)) : undefined;
    const left = await this.#leftAfter(charge);
    const next = purpose.kind === 'shop' ? await this.#shopOrders.leadsTo(chart, purpose) : nextAfter[purpose.kind];
    return ok({
      done: 'paid',
      amount: charge.amount,
      charge: charge.id,
      reference: charge.reference,
      card: shownCard(charge.card),
      date: dayIn(practice.timeZone, charge.createdAt),
      practiceName: practice.name,
      ...(purpose.kind === 'installment' ? { plan: purpose.plan } : {}),
      ...(booked === undefined ? {} : { appointment: booked }),
      ...(left === undefined ? {} : { left }),
      next: guestNext(call.acting) ?? next,
      ...(cardSaved === undefined ? {} : { cardSaved }),
    });
  }

  /** Logs what was paid just now, mails the agreement for a card that was kept with it, and returns the receipt. */
  async finished(place: PaymentScope, answer: Result<Paid, NotPaid>): Promise<PaymentAnswer> {
    if (answer.ok) {
      const { charge, cardSaved } = answer.value;
      await log(this.#activityLog, place.call, 'paid', charge.id);
      if (cardSaved === true) await this.#consents.mail(place, cardKeptWith(charge.id));
    }
    return this.of(place, answer);
  }
}

/** Where a guest goes after a payment depends on their link (`MON-173`, `MON-175`). */
const guestNext = ({ actor }: Acting): string | undefined => {
  if (actor.kind !== 'guest') return undefined;
  return actor.purpose === 'guest-check-in' ? leadsTo.guestCheckIn : leadsTo.guest;
};

const refusalFor = (error: NotPaid, phone: string): PaymentRefusal => {
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
  said: { readonly pays?: 'all' | 'part' | 'copay'; readonly amount: Cents },
  amount: Cents,
  partial?: { readonly minimum: Cents; readonly maximum: Cents },
): Result<Cents, PaymentRefusal | Failure> => {
  if (said.pays !== 'part') {
    if (amount === 0) return failed({ kind: 'nothing-to-pay' });
    return said.amount === amount ? ok(amount) : failed({ kind: 'amount-changed', amount });
  }
  if (partial === undefined) return failed(amount === 0 ? { kind: 'nothing-to-pay' } : { kind: 'bad-input' });
  const fits = partial.minimum <= said.amount && said.amount <= partial.maximum;
  return fits ? ok(said.amount) : failed({ kind: 'amount-out-of-range', ...partial });
};
