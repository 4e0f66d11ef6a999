import type { AccountId, DeviceId, Instant, SessionId } from '../../kernel/index.ts';
import type { EndedIdentity } from '../identity.ts';
import type { Session } from '../session.ts';

/** Signed-in devices. */
export interface Sessions {
  find(id: SessionId): Promise<Session | undefined>;
  /** Stores a new session. */
  start(session: Session): Promise<void>;
  /**
   * Stores when it was last seen and the refresh state of a renewed session only if the stored `refresh.version` is the one before it and the
   * session was not revoked meanwhile; answers whether it did, so that of two renewals at once one is told to look again.
   */
  renew(session: Session): Promise<boolean>;
  /** Ends a session; one that was revoked before keeps its time, an unknown one is left alone. */
  revoke(id: SessionId, at: Instant): Promise<void>;
  revokeAll(account: AccountId, at: Instant): Promise<void>;
  /** Ends every session of an account but one. */
  revokeOthers(account: AccountId, kept: SessionId, at: Instant): Promise<void>;
  /**
   * Ends the sessions that began by what has ended at a provider; one of which the provider's name was not known ends with its person.
   * Answers whose they were.
   */
  revokeOfIdentity(ended: Omit<EndedIdentity, 'token'>, at: Instant): Promise<readonly AccountId[]>;
  /** Those of an account that live at `now`, the one last seen first. */
  live(account: AccountId, now: Instant): Promise<readonly Session[]>;
  /** Notes that an account signed in on a device: its `first` one ever, one it `known`-ly used before, or a `new` one. */
  meetDevice(account: AccountId, device: DeviceId, at: Instant): Promise<'first' | 'known' | 'new'>;
  /** The devices on which an account signed in last, at most `ownCounts` of them. */
  knownDevices(account: AccountId): Promise<readonly DeviceId[]>;
  /** When somebody last signed in to an account, on a device that can be told apart from others. */
  lastSignIn(account: AccountId): Promise<Instant | undefined>;
  /** Forgets sessions that came to their end before then. */
  prune(before: Instant): Promise<void>;
}
