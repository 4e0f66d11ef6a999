import type { ActivityLog } from '@portico/domain/activity';
import {
  cancellationReason,
  givenBackOf,
  isAnother,
  type AppointmentBooking,
  type SaidAtBooking,
} from '@portico/domain/appointments';
import { failed } from '@portico/domain/kernel';
import { bookingKeyOf, type Billing } from '@portico/domain/payments';
import { fittingVisitReason } from '@portico/domain/scheduling';
import type { OrderOf } from '@portico/application/payments';
import { log } from '../../activity/index.ts';
import type { BookedAccommodations, PrepaidVisits, VisitNotifications } from '../../appointments/index.ts';
import type { OrderCharging } from './order-charging.ts';
import { judgeAmount, type PaymentAnswer } from './payment-receipt.ts';
import type { PaymentScope } from './payer-and-chart.ts';
import type { PayableVisits } from './payable-visits.ts';

/** Pays what a step is taken for: a visit is booked, or canceled, between authorization and capture (ADR 32). */
export class PayWithStep {
  readonly #billing: Pick<Billing, 'visitDues'>;
  readonly #visits: PayableVisits;
  readonly #booking: Pick<AppointmentBooking, 'book' | 'cancel'>;
  readonly #prepaid: PrepaidVisits;
  readonly #accommodations: BookedAccommodations;
  readonly #notify: VisitNotifications;
  readonly #charging: OrderCharging;
  readonly #activityLog: ActivityLog;

  constructor(
    billing: Pick<Billing, 'visitDues'>,
    visits: PayableVisits,
    booking: Pick<AppointmentBooking, 'book' | 'cancel'>,
    prepaid: PrepaidVisits,
    accommodations: BookedAccommodations,
    notify: VisitNotifications,
    charging: OrderCharging,
    activityLog: ActivityLog,
  ) {
    this.#billing = billing;
    this.#visits = visits;
    this.#booking = booking;
    this.#prepaid = prepaid;
    this.#accommodations = accommodations;
    this.#notify = notify;
    this.#charging = charging;
    this.#activityLog = activityLog;
  }

  /** The slot is booked between authorization and capture, so neither happens without the other (`MON-159`). */
  async beforeVisit(place: PaymentScope, order: OrderOf<'prepayment'>): Promise<PaymentAnswer> {
    const { hold, checkOut } = order;
    if (checkOut !== undefined && (await this.#billing.visitDues(place.chart, checkOut)) === undefined)
      return failed({ kind: 'not-found' });
    const slot = await this.#visits.slot(place, hold);
    if (slot === undefined) return failed({ kind: 'slot-gone' });
    const amount = judgeAmount(order, slot.prepayment);
    if (!amount.ok) return amount;
    const about = { call: place.call, isMoved: slot.replaces !== undefined };
    const needs = await this.#accommodations.said(place.chart, order.accommodations, about);
    if (!needs.ok) return needs;
    const said = saidOf(order.visitReason, needs.value);
    const charged = { order, amount: amount.value, purpose: { kind: 'prepayment', hold: slot.id } } as const;
    return this.#charging.withStep(place, charged, async (charge) => {
      const booked = await this.#booking.book(place.chart, slot.id, bookingKeyOf(charge), said);
      if (booked.ok) {
        const done = slot.replaces === undefined ? 'booked' : 'changed';
        await log(this.#activityLog, place.call, `${done}-visit`, booked.value);
        this.#notify(done, { ...slot.visit, id: booked.value });
      }
      return booked;
    });
  }

  async forCanceling(place: PaymentScope, order: OrderOf<'cancellation'>): Promise<PaymentAnswer> {
    const { appointment, reason: id, comments, givenBack: shown } = order;
    const found = await this.#visits.cancellable(place, appointment);
    if (!found.ok) return found;
    const { visit, fee, rules } = found.value;
    const amount = judgeAmount(order, fee);
    if (!amount.ok) return amount;
    if (isAnother(shown, givenBackOf(await this.#prepaid.terms(visit)))) return failed({ kind: 'prepayment-changed' });
    const said = { ...(id === undefined ? {} : { id }), ...(comments === undefined ? {} : { comments }) };
    const reason = cancellationReason(said, rules.reasons);
    if (!reason.ok) return failed({ kind: 'bad-input' });
    const charged = { order, amount: amount.value, purpose: { kind: 'cancellation', appointment } } as const;
    return this.#charging.withStep(place, charged, async (charge) => {
      const key = bookingKeyOf(charge);
      const done = await this.#prepaid.canceling(visit, key, shown, () =>
        this.#booking.cancel(place.chart, appointment, reason.value, key),
      );
      if (done.ok) {
        await log(this.#activityLog, place.call, 'cancelled-visit', appointment);
        this.#notify('cancelled', visit);
        return done;
      }
      return failed({ kind: done.error.kind === 'already-canceled' ? 'not-cancellable' : done.error.kind });
    });
  }
}

/** The reason is truncated to the length that a visit accepts (`APT-055`). */
const saidOf = (written = '', accommodations: SaidAtBooking['accommodations']): SaidAtBooking => {
  const visitReason = fittingVisitReason(written.trim());
  return {
    ...(visitReason === '' ? {} : { visitReason }),
    ...(accommodations === undefined ? {} : { accommodations }),
  };
};
