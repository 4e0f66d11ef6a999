import type { AccountId, Instant, SessionId } from '../../kernel/index.ts';
import type { Session } from '../session.ts';

/** Signed-in devices. */
export interface Sessions {
  find(id: SessionId): Promise<Session | undefined>;
  /** Stores a new session. */
  start(session: Session): Promise<void>;
  /**
   * Stores the refresh state of a renewed session only if the stored `refresh.version` is the one before it and the
   * session was not revoked meanwhile; answers whether it did, so that of two renewals at once one is told to look again.
   */
  renew(session: Session): Promise<boolean>;
  /** Ends a session; one that was revoked before keeps its time, an unknown one is left alone. */
  revoke(id: SessionId, at: Instant): Promise<void>;
  revokeAll(account: AccountId, at: Instant): Promise<void>;
}
