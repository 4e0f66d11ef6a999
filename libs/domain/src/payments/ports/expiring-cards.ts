import type { CardExpiry, SavedCard } from '../cards/card.ts';
import type { PlanId } from '../plans/plan.ts';

/** A card on file, and a plan that is to be paid with it when it is over. */
export interface ExpiringCard {
  readonly card: SavedCard;
  readonly plan: PlanId;
}

/** Which cards on file are over before a plan that runs is paid. */
export interface ExpiringCards {
  /** Those that end in one of the months from `first` to `last`, each once. */
  between(first: CardExpiry, last: CardExpiry): Promise<readonly ExpiringCard[]>;
}
