import type { CardId } from '../cards/card.ts';
import type { AttemptReference, ChargeId } from '../charge.ts';
import type { PlanId, ScheduledPaymentId } from '../plans/plan.ts';
import type { PaymentIds } from '../ports/payment-ids.ts';

/** Sequential ids. */
export class MemoryPaymentIds implements PaymentIds {
  #count = 0;

  chargeId(): ChargeId {
    return `charge-${this.#next()}` as ChargeId;
  }

  reference(): AttemptReference {
    return `R${String(this.#next()).padStart(11, '0')}` as AttemptReference;
  }

  cardId(): CardId {
    return `card-${this.#next()}` as CardId;
  }

  planId(): PlanId {
    return `plan-${this.#next()}` as PlanId;
  }

  scheduledPaymentId(): ScheduledPaymentId {
    return `scheduled-${this.#next()}` as ScheduledPaymentId;
  }

  #next(): number {
    return (this.#count += 1);
  }
}
