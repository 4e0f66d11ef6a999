import type { AppointmentBooking } from '@portico/domain/appointments';
import type { Notification } from '@portico/domain/notifications';
import { DAY, HOUR, plus, SECOND } from '@portico/domain/kernel';
import {
  bookingKeyOf,
  nextProbe,
  type Charge,
  type ChargeStateKind,
  type LedgerClock,
  type Merchant,
  type Merchants,
  type PaymentLedger,
  type Settlement,
} from '@portico/domain/payments';
import { aloneFor, ChargeSteps, type ChargeAlerts, isIn, reserves, staleAfter, type In } from './charge-steps.ts';

/** Notifies the payer of a charge's result. */
export type TellPayer = (charge: Charge, outcome: PaymentOutcomeNotifications) => Promise<void>;

export type PaymentOutcomeNotifications =
  | 'captured'
  | Extract<Notification, { readonly kind: 'payment-settled' }>['outcome'];

/** The states of one charge before and after. */
export interface Reconciled {
  readonly from: ChargeStateKind;
  readonly to: ChargeStateKind;
}

/** Milliseconds from one round to the next. */
export const reconcileEvery = 30 * SECOND;
/** Charges looked at at once; low, because payers use the same processor. */
const batch = 10;
/**
 * How often and for how long the processor is asked again about a charge that was given up, in milliseconds, while its
 * result is unknown.
 */
const probeEvery = HOUR;
const probedFor = 3 * DAY;

/**
 * Finishes charges that no process is working on: after a lost answer, a time-out, or a crash between any two steps.
 * Safe to run in any number of instances; safe to kill.
 */
export class Reconciler {
  readonly #ledger: PaymentLedger;
  readonly #merchants: Merchants;
  readonly #appointmentBooking: Pick<AppointmentBooking, 'bookedFor' | 'canceledFor'>;
  readonly #now: LedgerClock;
  /** Called for every charge that was looked at. */
  readonly #report: (looked: Reconciled) => void;
  /** Notifies the payer of the result of a charge that was reported to them as being looked into. */
  readonly #tell: TellPayer;
  readonly #alerts: ChargeAlerts;
  readonly #steps: ChargeSteps;
  /** Called for a charge that could not be looked at; the others still are. */
  readonly #onError: (thrown: unknown) => void;

  constructor(
    ledger: PaymentLedger,
    merchants: Merchants,
    appointmentBooking: Pick<AppointmentBooking, 'bookedFor' | 'canceledFor'>,
    now: LedgerClock,
    report: (looked: Reconciled) => void,
    tell: TellPayer,
    alerts: ChargeAlerts,
    onError: (thrown: unknown) => void,
  ) {
    this.#ledger = ledger;
    this.#merchants = merchants;
    this.#appointmentBooking = appointmentBooking;
    this.#now = now;
    this.#report = report;
    this.#tell = tell;
    this.#alerts = alerts;
    this.#steps = new ChargeSteps(ledger, now, alerts);
    this.#onError = onError;
  }

  /** Looks at everything that is stale now, and for charges that were given up; returns how many. */
  async round(): Promise<number> {
    let looked = 0;
    for (;;) {
      const at = await this.#now();
      const claimed = await this.#ledger.claimUnsettled(plus(at, -staleAfter), at, plus(at, aloneFor), batch);
      await Promise.all(claimed.map((charge) => this.#look(charge)));
      looked += claimed.length;
      if (claimed.length < batch) break;
    }
    for (;;) {
      const at = await this.#now();
      const claimed = await this.#ledger.claimAbandoned(at, plus(at, aloneFor), batch);
      await Promise.all(claimed.map((charge) => this.#probe(charge)));
      looked += claimed.length;
      if (claimed.length < batch) return looked;
    }
  }

  /** Looks for a charge that was given up: its money may have been taken since. */
  async #probe(charge: Charge): Promise<void> {
    const merchant = this.#merchants.of(charge.patient.practice);
    if (merchant === undefined || !('at' in charge.state)) return;
    try {
      if (isIn(charge, 'voided')) {
        await this.#probeStep(charge);
        return;
      }
      const found = await this.#steps.undone(merchant, charge, { lost: charge.state.at });
      const at = await this.#now();
      const isOverdue = at - charge.state.at > probedFor;
      if (found !== 'nothing' && (found === 'undone' || isOverdue)) this.#alerts.late(charge, found === 'undone');
      const again = found === 'unknown' && !isOverdue ? plus(at, probeEvery) : undefined;
      await this.#ledger.probed(charge, found === 'undone' ? undefined : (nextProbe(charge.state.at, at) ?? again));
    } catch (thrown) {
      this.#onError(thrown);
    }
  }

  /** The money went back, but a stalled process may have done the step since, and died. */
  async #probeStep(charge: In<'voided'>): Promise<void> {
    if (reserves(charge.purpose) && (await this.#wasStepTaken(charge))) {
      await this.#steps.unpaidFrom(charge);
      return;
    }
    await this.#ledger.probed(charge, nextProbe(charge.state.at, await this.#now()));
  }

  async #look(charge: Charge): Promise<void> {
    try {
      const merchant = this.#merchants.of(charge.patient.practice);
      const after = await this.#finished(charge, merchant);
      if (after !== undefined) this.#report({ from: charge.state.kind, to: after.state.kind });
    } catch (thrown) {
      this.#onError(thrown);
    }
  }

  /** The charge in its new state; undefined if another process is working on it after all. */
  async #finished(charge: Charge, merchant: Merchant | undefined): Promise<Charge | undefined> {
    const at = await this.#now();
    if (isIn(charge, 'created')) {
      return this.#told(await this.#steps.moved(charge, { kind: 'declined', at, reason: 'abandoned' }));
    }
    // The practice no longer takes cards: the charge stays as it is until it can be looked up again.
    if (merchant === undefined) return charge;
    if (isIn(charge, 'submitted')) {
      // From here on a late answer is ignored: finding out may mean undoing.
      const lost = await this.#steps.moved(charge, { kind: 'unknown', at: charge.state.at });
      return lost && this.#settled(lost, merchant);
    }
    if (isIn(charge, 'unknown')) return this.#settled(charge, merchant);
    if (isIn(charge, 'authorised')) return this.#steppedOrNot(charge, merchant);
    if ((isIn(charge, 'capturing') || isIn(charge, 'refunding')) && at - charge.state.at < aloneFor) return charge;
    if (isIn(charge, 'capturing')) return this.#told(await this.#steps.takeReserved(merchant, charge));
    if (isIn(charge, 'refunding')) return this.#steps.giveBack(merchant, charge, 'lost');
    return undefined;
  }

  async #steppedOrNot(charge: In<'authorised'>, merchant: Merchant): Promise<Charge | undefined> {
    if (!(await this.#wasStepTaken(charge))) return this.#told(await this.#steps.letGo(merchant, charge));
    const capturing = await this.#steps.moved(charge, {
      ...charge.state,
      kind: 'capturing',
      at: await this.#now(),
    });
    return this.#told(capturing && (await this.#steps.takeReserved(merchant, capturing)));
  }

  /** Whether the step was done for this very charge; a booking or cancellation by other means does not count. */
  async #wasStepTaken({ id, patient, purpose }: Charge): Promise<boolean> {
    const key = bookingKeyOf(id);
    const done =
      purpose.kind === 'prepayment'
        ? this.#appointmentBooking.bookedFor(patient, key)
        : this.#appointmentBooking.canceledFor(patient, key);
    return (await done) !== undefined;
  }

  async #settled(charge: In<'unknown'>, merchant: Merchant): Promise<Charge | undefined> {
    const { processorCharge } = charge.state;
    const { reference, amount } = charge;
    const lost = {
      reference,
      amount,
      at: charge.state.at,
      now: await this.#now(),
      ...(processorCharge === undefined ? {} : { processorCharge }),
    };
    return this.#told(await this.#after(charge, await merchant.processor.settle(lost)));
  }

  async #after(charge: In<'unknown'>, settlement: Settlement): Promise<Charge | undefined> {
    if (settlement.kind === 'unknown') return charge;
    const isStep = settlement.kind !== 'captured' && reserves(charge.purpose);
    if (isStep && (await this.#wasStepTaken(charge))) return this.#steps.unpaidFrom(charge);
    return this.#steps.moved(charge, { ...settlement, at: await this.#now() });
  }

  async #told(charge: Charge | undefined): Promise<Charge | undefined> {
    const isOver = charge !== undefined && ['captured', 'declined', 'voided'].includes(charge.state.kind);
    if (isOver && charge.occasion === 'payer') {
      await this.#tell(charge, charge.state.kind === 'captured' ? 'captured' : 'not');
    }
    return charge;
  }
}
