import {
  givenBackOf,
  isAnother,
  prepaidTerms,
  type Appointment,
  type BookingKey,
  type PrepaidTerms,
  type AppointmentBooking,
  type VisitPolicies,
} from '@portico/domain/appointments';
import { failed, MINUTE, plus, samePatient, type Cents, type PatientRef, type Result } from '@portico/domain/kernel';
import {
  chargedCardName,
  mayHold,
  notGivenBackOf,
  type Charge,
  type ChargeId,
  type LedgerClock,
  type PaymentLedger,
  type PrepaymentRefunds,
} from '@portico/domain/payments';
import type { PrepaymentChanged } from '@portico/application/appointments';

/** Milliseconds; longer than a practice system takes to cancel a visit: only then it is asked whether it did. */
export const promiseLife = 2 * MINUTE;

/** Prepayments of visits, and what of them is refunded when the visits are canceled. */
export class PrepaymentReturns {
  readonly #ledger: Pick<PaymentLedger, 'byId'>;
  readonly #prepaymentRefunds: PrepaymentRefunds;
  readonly #appointmentBooking: Pick<AppointmentBooking, 'bookedUnder'>;
  readonly #visitPolicies: VisitPolicies;
  readonly #now: LedgerClock;

  constructor(
    ledger: Pick<PaymentLedger, 'byId'>,
    prepaymentRefunds: PrepaymentRefunds,
    appointmentBooking: Pick<AppointmentBooking, 'bookedUnder'>,
    visitPolicies: VisitPolicies,
    now: LedgerClock,
  ) {
    this.#ledger = ledger;
    this.#prepaymentRefunds = prepaymentRefunds;
    this.#appointmentBooking = appointmentBooking;
    this.#visitPolicies = visitPolicies;
    this.#now = now;
  }

  /** Undefined if nothing was prepaid. */
  async terms(visit: Appointment): Promise<PrepaidTerms | undefined> {
    return this.#termsOf(visit, await this.#charges(visit));
  }

  /**
   * Cancels a visit, and refunds its prepayment if the practice's rule says so: the refund is written before the
   * cancellation, and made by `PrepaymentRefundWorker`. Nothing is done if another amount than `shown` would be
   * refunded.
   */
  async canceling<T, E>(
    visit: Appointment,
    key: BookingKey,
    shown: Cents | undefined,
    cancel: () => Promise<Result<T, E>>,
  ): Promise<Result<T, E | PrepaymentChanged>> {
    const charges = await this.#charges(visit);
    const back = givenBackOf(await this.#termsOf(visit, charges));
    if (isAnother(shown, back)) return failed({ kind: 'prepayment-changed' });
    if (back === 0) return cancel();
    const { id: appointment, patient } = visit;
    const refunds = charges.map((charge) => ({
      patient,
      charge: charge.id,
      appointment,
      key,
      amount: notGivenBackOf(charge),
    }));
    const isPromised = await this.#prepaymentRefunds.promise(refunds, plus(await this.#now(), promiseLife));
    if (!isPromised) return failed({ kind: 'prepayment-changed' });
    const done = await cancel();
    if (done.ok) await this.#prepaymentRefunds.due(patient, key, await this.#now());
    return done;
  }

  async #termsOf(visit: Appointment, charges: readonly Charge[]): Promise<PrepaidTerms | undefined> {
    if (charges.length === 0) return undefined;
    const { cancellation } = await this.#visitPolicies.rules(visit.patient.practice);
    const cards = charges.map((charge) => ({
      amount: notGivenBackOf(charge),
      brand: chargedCardName(charge.card),
      ...(charge.card.last4 === undefined ? {} : { last4: charge.card.last4 }),
    }));
    return prepaidTerms(visit, cancellation, cards, await this.#now());
  }

  /** Charges that paid for this visit, or for one that it replaced, and have something left. */
  async #charges({ patient, id }: Pick<Appointment, 'patient' | 'id'>): Promise<readonly Charge[]> {
    const keys = await this.#appointmentBooking.bookedUnder(patient, id);
    const found = await Promise.all(keys.map((key) => this.#ledger.byId(key as string as ChargeId)));
    return found.filter((charge) => charge !== undefined).filter((charge) => isPrepaid(charge, patient));
  }
}

const isPrepaid = (charge: Charge, patient: PatientRef): boolean =>
  samePatient(charge.patient, patient) &&
  charge.purpose.kind === 'prepayment' &&
  mayHold(charge) &&
  notGivenBackOf(charge) > 0;
