import type { PracticeId } from '../../kernel/index.ts';
import type { HistoryFound } from '../medical-history.ts';
import type { HistoryKind } from './medication-reconciliation.ts';

/** Names of allergens and medications. */
export interface AllergyMedicationSearch {
  /**
   * Entries whose names have every word of the text, by name, at most `limit`. Throws `Unavailable` if nothing can be
   * searched now: then the typed text is used as it is.
   */
  search(practice: PracticeId, kind: HistoryKind, text: string, limit: number): Promise<readonly HistoryFound[]>;
}
