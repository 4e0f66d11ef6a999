import { failed } from '@portico/domain/kernel';
import type { PaymentPlans, UniqueId } from '@portico/domain/payments';
import type { ChargeService } from '../charges/card-charge-service.port.ts';
import { planNamed } from '../plans/new-plan.ts';
import type { OneTimeCharges } from '../plans/one-time-charges.ts';
import { lessOpen, type PlanRecords } from '../plans/plan-records.ts';
import type { PaymentAnswer, PaymentReceipts } from './payment-receipt.ts';
import type { PaymentScope } from './payer-and-chart.ts';

/** Finds the results of attempts again. */
export class PaymentOutcomes {
  readonly #chargeService: Pick<ChargeService, 'outcome'>;
  readonly #plans: Pick<PaymentPlans, 'byId'>;
  readonly #receipts: PaymentReceipts;
  readonly #records: PlanRecords;
  readonly #oneTimeCharges: OneTimeCharges;

  constructor(
    chargeService: Pick<ChargeService, 'outcome'>,
    plans: Pick<PaymentPlans, 'byId'>,
    receipts: PaymentReceipts,
    records: PlanRecords,
    oneTimeCharges: OneTimeCharges,
  ) {
    this.#chargeService = chargeService;
    this.#plans = plans;
    this.#receipts = receipts;
    this.#records = records;
    this.#oneTimeCharges = oneTimeCharges;
  }

  /**
   * The result of an attempt on a chart, found by its unique id: a charge, a plan or a planned payment. Undefined if it
   * left nothing and changed nothing.
   */
  async of(place: PaymentScope, uniqueId: UniqueId): Promise<PaymentAnswer | undefined> {
    const charged = await this.#chargeService.outcome(place.chart, uniqueId);
    if (charged !== undefined) return this.#receipts.of(place, charged);
    const made = await this.#plans.byId(place.chart, planNamed(uniqueId));
    if (made?.takenBack !== undefined) return failed(lessOpen(made.takenBack.left));
    return made === undefined ? this.#oneTimeCharges.outcome(place, uniqueId) : this.#records.found(place, made);
  }
}
