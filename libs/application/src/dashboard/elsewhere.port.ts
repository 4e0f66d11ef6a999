import type { Cents, PracticeId } from '@portico/domain/kernel';
import type { ServiceResult } from '../kernel/index.ts';

/** What waits at practices other than the one that is open. It is asked apart from the open practice's screens, which never wait for it. */
export interface Elsewhere {
  /** Practices where nothing waits, and those that cannot answer in time, are left out. */
  waiting(): ServiceResult<readonly WaitingAtPractice[]>;
  /** The same of all practices, for who has yet to choose one. */
  waitingAtEach(): ServiceResult<readonly WaitingAtPractice[]>;
}

/** Counts of what the caller may view; what they may not is none. */
export interface WaitingAtPractice {
  readonly practice: PracticeId;
  readonly practiceName: string;
  readonly unreadMessages: number;
  readonly newResults: number;
  readonly forms: number;
  /** The balance and the open copays together; a credit is none. */
  readonly due: Cents;
}
