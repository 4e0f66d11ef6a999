import type { Result } from '../../kernel/index.ts';
import type { QueuedNotification } from '../queued-notification.ts';

/** Why a posting was not delivered: `later` may be tried again, `never` would fail again. */
export interface NotDelivered {
  readonly kind: 'later' | 'never';
  /** A word or number of the other side for those who run the gateway; nothing of the posting. */
  readonly reason: string;
}

/** Carries postings of one channel to people. */
export interface Transport {
  /** May be asked twice for one posting, when an answer got lost: the posting's id tells. */
  deliver(queuedNotification: QueuedNotification): Promise<Result<void, NotDelivered>>;
}
