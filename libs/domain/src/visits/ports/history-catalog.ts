import type { PracticeId } from '../../kernel/index.ts';
import type { HistoryFound } from '../check-in-history.ts';
import type { HistoryKind } from './medication-reconciliation.ts';

/** Names of what people are allergic to, and of what they take. */
export interface HistoryCatalog {
  /**
   * Lines whose names have every word of the text, by name, at most `limit`. Throws `Unavailable` where nothing can be searched
   * now: what people type counts as it is then.
   */
  search(practice: PracticeId, kind: HistoryKind, text: string, limit: number): Promise<readonly HistoryFound[]>;
}
