import type { AccountId, Instant, SessionId } from '../../kernel/index.ts';
import type { Session } from '../session.ts';

/** Signed-in devices. */
export interface Sessions {
  find(id: SessionId): Promise<Session | undefined>;
  /** Stores a new session. */
  start(session: Session): Promise<void>;
  /**
   * Stores a renewed session only if the stored `refresh.version` is the one before it; answers whether it did, so that
   * of two renewals at once one is told to look again.
   */
  renew(session: Session): Promise<boolean>;
  revoke(id: SessionId, at: Instant): Promise<void>;
  revokeAll(account: AccountId, at: Instant): Promise<void>;
}
