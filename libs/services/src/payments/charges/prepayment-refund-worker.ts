import type { AppointmentBooking } from '@portico/domain/appointments';
import { MINUTE, plus, SECOND } from '@portico/domain/kernel';
import {
  nextRefundStep,
  type ClaimedRefund,
  type LedgerClock,
  type PaymentLedger,
  type PrepaymentRefunds,
  type PrepaymentRefundState,
} from '@portico/domain/payments';
import type { ChargeService } from './card-charge-service.port.ts';

/** Milliseconds from one round to the next, unless woken before. */
export const giveBackEvery = 10 * SECOND;
/** Milliseconds; longer than the processor's time-out. */
const lease = 5 * MINUTE;
const batch = 10;

/**
 * Refunds prepayments whose visits were canceled. A refund covers all that is left of its charge, and the ledger allows
 * one refund of a charge at a time. Safe to run in any number of instances; safe to kill. What a processor refuses
 * becomes `refused`, on the office's list, and is not retried.
 */
export class PrepaymentRefundWorker {
  readonly #prepaymentRefunds: PrepaymentRefunds;
  readonly #ledger: Pick<PaymentLedger, 'byId'>;
  readonly #chargeService: Pick<ChargeService, 'refund'>;
  readonly #appointmentBooking: Pick<AppointmentBooking, 'canceledFor'>;
  readonly #now: LedgerClock;
  /** Called for every refund that was finished. */
  readonly #report: (state: PrepaymentRefundState) => void;
  /** Called for a refund that failed; it is retried. */
  readonly #onError: (thrown: unknown) => void;

  constructor(
    prepaymentRefunds: PrepaymentRefunds,
    ledger: Pick<PaymentLedger, 'byId'>,
    chargeService: Pick<ChargeService, 'refund'>,
    appointmentBooking: Pick<AppointmentBooking, 'canceledFor'>,
    now: LedgerClock,
    report: (state: PrepaymentRefundState) => void,
    onError: (thrown: unknown) => void,
  ) {
    this.#prepaymentRefunds = prepaymentRefunds;
    this.#ledger = ledger;
    this.#chargeService = chargeService;
    this.#appointmentBooking = appointmentBooking;
    this.#now = now;
    this.#report = report;
    this.#onError = onError;
  }

  /** Processes everything that is due now; returns the number of refunds. */
  async runOnce(): Promise<number> {
    let looked = 0;
    for (;;) {
      const at = await this.#now();
      const claimed = await this.#prepaymentRefunds.claim(at, plus(at, lease), batch);
      await Promise.all(claimed.map((one) => this.#look(one)));
      looked += claimed.length;
      if (claimed.length < batch) return looked;
    }
  }

  async #look(one: ClaimedRefund): Promise<void> {
    try {
      const state = await this.#moved(one);
      const isOver = state !== 'promised' && state !== 'due';
      const at = await this.#now();
      const lookAt = state === 'due' && one.state === 'due' ? plus(at, lease) : at;
      await this.#prepaymentRefunds.settle(one.refund, one.state, state, lookAt);
      if (isOver) this.#report(state);
    } catch (thrown) {
      this.#onError(thrown);
    }
  }

  /** The refund's next state. */
  async #moved({ refund, state }: ClaimedRefund): Promise<PrepaymentRefundState> {
    if (
      state === 'promised' &&
      (await this.#appointmentBooking.canceledFor(refund.patient, refund.key)) !== refund.appointment
    ) {
      return 'dropped';
    }
    const step = nextRefundStep(await this.#ledger.byId(refund.charge));
    if (step.kind === 'end') return step.state;
    if (step.kind === 'wait') return 'due';
    const given = await this.#chargeService.refund(refund.charge, step.amount);
    if (given.ok) return 'given-back';
    return given.error.kind === 'refused' ? 'refused' : 'due';
  }
}
