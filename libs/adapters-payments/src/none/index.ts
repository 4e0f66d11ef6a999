import type { PracticeId } from '@portico/domain/kernel';
import type { Merchant, Merchants } from '@portico/domain/payments';
/** Those that take cards, by practice; every other practice takes no online payments (`MON-010`). */
export const merchantsFrom = (known: ReadonlyMap<PracticeId, Merchant> = new Map()): Merchants => ({
  of: (practice) => known.get(practice),
});
