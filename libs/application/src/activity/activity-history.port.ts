import type { ActivityAction, Doer } from '@portico/domain/activity';
import type { Instant } from '@portico/domain/kernel';
import type { ServiceResult } from '../kernel/index.ts';

/** What was done on a person's records and account, and by whom (`ACC-124`). */
export interface ActivityHistory {
  page(wanted: WantedActivity): ServiceResult<ActivityPage>;
}

export interface WantedActivity {
  /** The page to go on with, as an earlier one named it; the newest when absent. */
  readonly page?: string;
  /** What one person did only. */
  readonly by?: Doer;
}

export interface ActivityPage {
  /** Newest first; at most `activityPageSize`. */
  readonly lines: readonly ActivityLine[];
  /** Everybody who ever did something, the person first; on the newest page of everybody only. */
  readonly people: readonly ActivityPerson[];
  /** Where the next page begins; absent when this is the last one. */
  readonly older?: string;
}

export interface ActivityLine {
  /** Names the line within the person's log, for the screen. */
  readonly id: string;
  readonly at: Instant;
  readonly action: ActivityAction;
  readonly by: ActivityPerson;
  /** Absent where no practice was touched, as at sign-in. */
  readonly practiceName?: string;
}

export interface ActivityPerson {
  readonly id: Doer;
  readonly kind: 'self' | 'other' | 'guest' | 'operator' | 'portal' | 'nobody';
  /** Of another person; empty where the account is gone, and for the other kinds. */
  readonly name: string;
}

export const activityPageSize = 20;
