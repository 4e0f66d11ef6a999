import type { Activity } from '../../activity/index.ts';
import type { AccountId, DeviceId, Instant, SessionId } from '../../kernel/index.ts';
import type { EndedIdentity } from '../external-identity.ts';
import type { Session } from '../session.ts';

/** Sessions of signed-in devices. */
export interface Sessions {
  find(id: SessionId): Promise<Session | undefined>;
  /** Stores a new session together with the line about it in the activity log, or neither. */
  start(session: Session, line?: Activity): Promise<void>;
  /**
   * Stores last-seen time and refresh state of a renewed session, only if the stored `refresh.version` is the one
   * before it and the session was not revoked meanwhile. Returns whether it did, so that the loser of two concurrent
   * renewals reads it again.
   */
  renew(session: Session): Promise<boolean>;
  /** Revokes a session; an already revoked one keeps its time, an unknown one is ignored. */
  revoke(id: SessionId, at: Instant): Promise<void>;
  revokeAll(account: AccountId, at: Instant): Promise<void>;
  /** Revokes every session of an account except one. */
  revokeOthers(account: AccountId, kept: SessionId, at: Instant): Promise<void>;
  /**
   * Revokes the sessions that started with the provider sign-in that ended; one whose provider session id is unknown
   * ends with its person. Appends `line` to the activity log about each account, in the same transaction: sessions end
   * only together with their line. Returns the accounts.
   */
  revokeOfIdentity(ended: Omit<EndedIdentity, 'token'>, line: Omit<Activity, 'subject'>): Promise<readonly AccountId[]>;
  /** The sessions of an account that are active at `now`, the one last seen first. */
  live(account: AccountId, now: Instant): Promise<readonly Session[]>;
  /** Records a sign-in of an account on a device: the account's `first` device, a `known` one, or a `new` one. */
  meetDevice(account: AccountId, device: DeviceId, at: Instant): Promise<'first' | 'known' | 'new'>;
  /** The devices with the account's latest sign-ins, at most `ownCounts`. */
  knownDevices(account: AccountId): Promise<readonly DeviceId[]>;
  /** The time of the last sign-in to an account on an identifiable device. */
  lastSignIn(account: AccountId): Promise<Instant | undefined>;
  /** Deletes sessions that ended before then. */
  prune(before: Instant): Promise<void>;
}
