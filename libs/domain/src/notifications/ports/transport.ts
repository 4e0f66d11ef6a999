import type { Result } from '../../kernel/index.ts';
import type { QueuedNotification } from '../queued-notification.ts';

/** Why a notification was not delivered: `later` may be retried, `never` would fail again. */
export interface NotDelivered {
  readonly kind: 'later' | 'never';
  /** A word or code of the other side for the operators of the gateway; no content of the notification. */
  readonly reason: string;
}

/** Delivers notifications of one channel. */
export interface Transport {
  /** May be called twice for one notification, if an answer was lost; its id identifies the duplicate. */
  deliver(queuedNotification: QueuedNotification): Promise<Result<void, NotDelivered>>;
}
