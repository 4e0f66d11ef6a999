import type { PracticeId } from '../../kernel/index.ts';
import type { CancellationRules } from '../cancelling.ts';

/** What a practice decided about visits that are booked. */
export interface VisitRules {
  readonly cancellation: CancellationRules;
  /** Minutes before a visit at which the patient is reminded; descending, without repeats. */
  readonly remindersBefore: readonly number[];
  /** Check-in opens this many minutes before a visit (`APT-327`). */
  readonly checkInOpensBefore: number;
}

export interface VisitRulebook {
  rules(practice: PracticeId): Promise<VisitRules>;
}
