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

export interface PrepaymentRefundWorkerDeps {
  readonly prepaymentRefunds: PrepaymentRefunds;
  readonly ledger: Pick<PaymentLedger, 'byId'>;
  readonly chargeService: Pick<ChargeService, 'refund'>;
  readonly appointmentBooking: Pick<AppointmentBooking, 'canceledFor'>;
  readonly now: LedgerClock;
  /** Called for every refund that was finished. */
  readonly report: (state: PrepaymentRefundState) => void;
  /** Called for a refund that failed; it is retried. */
  readonly onError: (thrown: unknown) => void;
}

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
  readonly #deps: PrepaymentRefundWorkerDeps;

  constructor(deps: PrepaymentRefundWorkerDeps) {
    this.#deps = deps;
  }

  /** Processes everything that is due now; returns the number of refunds. */
  async runOnce(): Promise<number> {
    const { prepaymentRefunds, now } = this.#deps;
    let looked = 0;
    for (;;) {
      const at = await now();
      const claimed = await prepaymentRefunds.claim(at, plus(at, lease), batch);
      await Promise.all(claimed.map((one) => this.#look(one)));
      looked += claimed.length;
      if (claimed.length < batch) return looked;
    }
  }

  async #look(one: ClaimedRefund): Promise<void> {
    const { prepaymentRefunds, now, report, onError } = this.#deps;
    try {
      const state = await this.#moved(one);
      const isOver = state !== 'promised' && state !== 'due';
      const at = await now();
      const lookAt = state === 'due' && one.state === 'due' ? plus(at, lease) : at;
      await prepaymentRefunds.settle(one.refund, one.state, state, lookAt);
      if (isOver) report(state);
    } catch (thrown) {
      onError(thrown);
    }
  }

  /** The refund's next state. */
  async #moved({ refund, state }: ClaimedRefund): Promise<PrepaymentRefundState> {
    const { ledger, chargeService, appointmentBooking } = this.#deps;
    if (
      state === 'promised' &&
      (await appointmentBooking.canceledFor(refund.patient, refund.key)) !== refund.appointment
    ) {
      return 'dropped';
    }
    const step = nextRefundStep(await ledger.byId(refund.charge));
    if (step.kind === 'end') return step.state;
    if (step.kind === 'wait') return 'due';
    const given = await chargeService.refund(refund.charge, step.amount);
    if (given.ok) return 'given-back';
    return given.error.kind === 'refused' ? 'refused' : 'due';
  }
}
