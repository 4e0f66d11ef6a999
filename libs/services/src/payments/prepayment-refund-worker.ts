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
  /** Told of every refund that came to an end. */
  readonly report: (state: PrepaymentRefundState) => void;
  /** Hears of a refund that could not be looked at; it is looked at again. */
  readonly onError: (thrown: unknown) => void;
}

/** Milliseconds from one round to the next, unless there is something to do before. */
export const giveBackEvery = 10 * SECOND;
/** Longer than a processor is waited for. */
const lease = 5 * MINUTE;
const batch = 10;

/**
 * Gives back prepayments whose visits were canceled. A refund is all that is left of its charge, and the ledger lets one
 * refund of a charge begin at a time: any number of workers may run, and any may die. It is never tried in vain for ever:
 * what a processor refuses is `refused`, on the office's list.
 */
export class PrepaymentRefundWorker {
  readonly #deps: PrepaymentRefundWorkerDeps;

  constructor(deps: PrepaymentRefundWorkerDeps) {
    this.#deps = deps;
  }

  /** Looks at everything that is waiting now; answers how many that were. */
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

  /** What the refund has become. */
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
