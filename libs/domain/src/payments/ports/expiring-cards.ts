import type { CardExpiry, SavedCard } from '../cards/card.ts';
import type { PlanId } from '../plans/plan.ts';

/** A card on file that expires before a plan is paid, and the plan. */
export interface ExpiringCard {
  readonly card: SavedCard;
  readonly plan: PlanId;
}

/** Cards on file that expire before an active plan is paid. */
export interface ExpiringCards {
  /** Those that expire in one of the months from `first` to `last`, each once. */
  between(first: CardExpiry, last: CardExpiry): Promise<readonly ExpiringCard[]>;
}
