import type { AccountId, Instant, PracticeId } from '../kernel/index.ts';

/** One line of the activity log: who did what on whose records. Holds no health data, only what was touched. */
export interface Activity {
  readonly at: Instant;
  readonly actor: AccountId;
  readonly subject: AccountId;
  readonly practice?: PracticeId;
  readonly action: ActivityAction;
  /** The id of the thing touched, such as an appointment or document id. */
  readonly resource?: string;
}

export type ActivityAction =
  | 'signed-in'
  | 'signed-out'
  | 'viewed-dashboard'
  | 'viewed-appointments'
  | 'viewed-health'
  | 'downloaded-record'
  | 'downloaded-lab'
  | 'downloaded-document';
