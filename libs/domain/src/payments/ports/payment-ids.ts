import type { CardId } from '../cards/card.ts';
import type { AttemptReference, ChargeId } from '../charge.ts';
import type { PlanId, ScheduledPaymentId } from '../plans/plan.ts';

/** Generates unused ids. */
export interface PaymentIds {
  chargeId(): ChargeId;
  /** Twelve of `A` to `Z` and `0` to `9`. */
  reference(): AttemptReference;
  cardId(): CardId;
  planId(): PlanId;
  scheduledPaymentId(): ScheduledPaymentId;
}
