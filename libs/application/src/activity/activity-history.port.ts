import type { ActivityAction, Doer } from '@portico/domain/activity';
import type { Instant } from '@portico/domain/kernel';
import type { ServiceResult } from '../kernel/index.ts';

/** What was done on a person's records and account, and by whom (`ACC-124`). */
export interface ActivityHistory {
  page(wanted: WantedActivity): ServiceResult<ActivityPage>;
}

export interface WantedActivity {
  /** The page to continue with, as returned by an earlier page; the newest if absent. */
  readonly page?: string;
  /** Only what this person did. */
  readonly by?: Doer;
}

export interface ActivityPage {
  /** Newest first; at most `activityPageSize`. */
  readonly lines: readonly ActivityLine[];
  /** All people in the log, the person first; only on the newest page of the unfiltered list. */
  readonly people: readonly ActivityPerson[];
  /** Where the next page starts; absent on the last one. */
  readonly older?: string;
}

export interface ActivityLine {
  /** Identifies the line within the person's log, for the screen. */
  readonly id: string;
  readonly at: Instant;
  readonly action: ActivityAction;
  readonly by: ActivityPerson;
  /** Absent if no practice was involved, as at sign-in. */
  readonly practiceName?: string;
  /** The name of the connected app that it was about. */
  readonly app?: string;
}

export interface ActivityPerson {
  readonly id: Doer;
  readonly kind: 'self' | 'other' | 'guest' | 'operator' | 'portal' | 'nobody';
  /** Another person's name; empty if the account is gone, and for the other kinds. */
  readonly name: string;
}

export const activityPageSize = 20;
