import { DAY, HOUR, MINUTE, type PracticeId } from '../../kernel/index.ts';
import type { CancellationRules } from '../canceling.ts';

/** What a practice decided about visits that are booked. */
export interface VisitRules {
  readonly cancellation: CancellationRules;
  /** Minutes before a visit at which the patient is reminded; descending, without repeats. */
  readonly remindersBefore: readonly number[];
  /** Check-in opens this many minutes before a visit (`APT-327`). */
  readonly checkInOpensBefore: number;
}

/** Canceled online until a day before, without reasons to choose from; reminded 3 days, a day and 2 hours before. */
export const usualVisitRules: VisitRules = {
  cancellation: { cutOffMinutes: DAY / MINUTE, reasons: [] },
  remindersBefore: [(3 * DAY) / MINUTE, DAY / MINUTE, (2 * HOUR) / MINUTE],
  checkInOpensBefore: DAY / MINUTE,
};

export interface VisitPolicies {
  /** `usualVisitRules` where a practice decided nothing. */
  rules(practice: PracticeId): Promise<VisitRules>;
}

/** The same of many practices at once, for who works for all of them. */
export interface VisitPoliciesByPractice {
  rulesOf(practices: readonly PracticeId[]): Promise<ReadonlyMap<PracticeId, VisitRules>>;
  /** All `remindersBefore` of all practices, the usual ones among them; without repeats. */
  reminderOffsets(): Promise<readonly number[]>;
}
