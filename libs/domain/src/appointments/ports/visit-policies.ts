import { DAY, HOUR, MINUTE, type PracticeId } from '../../kernel/index.ts';
import type { CancellationRules } from '../cancellation-reasons.ts';

/** A practice's rules for booked visits. */
export interface VisitRules {
  readonly cancellation: CancellationRules;
  /** Minutes before a visit at which reminders are sent; descending, without duplicates. */
  readonly remindersBefore: readonly number[];
  /** The practice's system cannot put another visit in the place of one: the practice is called to move it. */
  readonly movedByPhone?: true;
  /** The practice's system cannot be told who is there: patients check in at the office. */
  readonly checkInAtOffice?: true;
  /** Check-in opens this many minutes before a visit (`APT-327`). */
  readonly checkInOpensBefore: number;
}

/**
 * The defaults: canceled online until a day before, without reasons to choose from; reminders 3 days, a day and 2 hours
 * before.
 */
export const usualVisitRules: VisitRules = {
  cancellation: { cutOffMinutes: DAY / MINUTE, reasons: [] },
  remindersBefore: [(3 * DAY) / MINUTE, DAY / MINUTE, (2 * HOUR) / MINUTE],
  checkInOpensBefore: DAY / MINUTE,
};

export interface VisitPolicies {
  /** `usualVisitRules` if the practice set none. */
  rules(practice: PracticeId): Promise<VisitRules>;
}

/** The same for many practices at once, for callers that work across practices. */
export interface VisitPoliciesByPractice {
  rulesOf(practices: readonly PracticeId[]): Promise<ReadonlyMap<PracticeId, VisitRules>>;
  /** All `remindersBefore` of all practices, including the defaults; without duplicates. */
  reminderOffsets(): Promise<readonly number[]>;
}
