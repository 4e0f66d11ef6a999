import type { Activity, ActivityLog } from '../../activity/index.ts';
import { MemoryActivityLog } from '../../activity/testing/index.ts';
import type { AccountId, DeviceId, Instant, SessionId } from '../../kernel/index.ts';
import { ownCounts } from '../guess-limits.ts';
import type { EndedIdentity, IdentitySession } from '../external-identity.ts';
import type { Sessions } from '../ports/sessions.ts';
import { isLive, type Session } from '../session.ts';

/** Sessions in memory. */
export class MemorySessions implements Sessions {
  readonly #sessions = new Map<SessionId, Session>();
  readonly #devices = new Map<AccountId, ReadonlyMap<DeviceId, Instant>>();
  readonly #activityLog: Pick<ActivityLog, 'append'>;

  constructor(activityLog: Pick<ActivityLog, 'append'> = new MemoryActivityLog()) {
    this.#activityLog = activityLog;
  }

  async find(id: SessionId): Promise<Session | undefined> {
    return this.#sessions.get(id);
  }

  async start(session: Session, line?: Activity): Promise<void> {
    if (this.#sessions.has(session.id)) throw new Error('Bug: a session id was used twice.');
    if (line !== undefined) await this.#activityLog.append(line);
    this.#sessions.set(session.id, session);
  }

  async renew(session: Session): Promise<boolean> {
    const stored = this.#sessions.get(session.id);
    if (stored === undefined || stored.revokedAt !== undefined) return false;
    if (stored.refresh.version !== session.refresh.version - 1) return false;
    this.#sessions.set(session.id, { ...stored, lastSeenAt: session.lastSeenAt, refresh: session.refresh });
    return true;
  }

  async revoke(id: SessionId, at: Instant): Promise<void> {
    const session = this.#sessions.get(id);
    if (session !== undefined) this.#sessions.set(id, { ...session, revokedAt: session.revokedAt ?? at });
  }

  async revokeAll(account: AccountId, at: Instant): Promise<void> {
    for (const session of this.#sessions.values()) if (session.account === account) await this.revoke(session.id, at);
  }

  async revokeOthers(account: AccountId, kept: SessionId, at: Instant): Promise<void> {
    for (const { id, account: owner } of this.#sessions.values())
      if (owner === account && id !== kept) await this.revoke(id, at);
  }

  async revokeOfIdentity(
    ended: Omit<EndedIdentity, 'token'>,
    line: Omit<Activity, 'subject'>,
  ): Promise<readonly AccountId[]> {
    const over = [...this.#sessions.values()].filter(
      ({ identity, revokedAt }) => revokedAt === undefined && identity !== undefined && isOf(identity, ended),
    );
    const accounts = [...new Set(over.map(({ account }) => account))];
    for (const subject of accounts) await this.#activityLog.append({ ...line, subject });
    for (const { id } of over) await this.revoke(id, line.at);
    return accounts;
  }

  async live(account: AccountId, now: Instant): Promise<readonly Session[]> {
    return [...this.#sessions.values()]
      .filter((session) => session.account === account && isLive(session, now))
      .sort((a, b) => b.lastSeenAt - a.lastSeenAt || (a.id < b.id ? -1 : 1));
  }

  async prune(before: Instant): Promise<void> {
    for (const { id, refresh } of this.#sessions.values()) if (refresh.expiresAt < before) this.#sessions.delete(id);
  }

  async meetDevice(account: AccountId, device: DeviceId, at: Instant): Promise<'first' | 'known' | 'new'> {
    const known = this.#devices.get(account);
    const others = [...(known ?? [])].filter(([id]) => id !== device);
    this.#devices.set(account, new Map([[device, at], ...others]));
    return known === undefined ? 'first' : known.has(device) ? 'known' : 'new';
  }

  async knownDevices(account: AccountId): Promise<readonly DeviceId[]> {
    return [...(this.#devices.get(account)?.keys() ?? [])].slice(0, ownCounts);
  }

  async lastSignIn(account: AccountId): Promise<Instant | undefined> {
    return [...(this.#devices.get(account)?.values() ?? [])].sort((a, b) => b - a)[0];
  }
}

const isOf = (identity: IdentitySession, { issuer, subject, session }: Omit<EndedIdentity, 'token'>): boolean => {
  if (identity.issuer !== issuer || (subject !== undefined && identity.subject !== subject)) return false;
  if (session === undefined) return subject !== undefined;
  return identity.session === session || (identity.session === undefined && subject !== undefined);
};
