import type { AccountId, Instant, SessionId } from '../../kernel/index.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { Session } from '../session.ts';

/** Sessions in memory. */
export class MemorySessions implements Sessions {
  readonly #sessions = new Map<SessionId, Session>();

  async find(id: SessionId): Promise<Session | undefined> {
    return this.#sessions.get(id);
  }

  async start(session: Session): Promise<void> {
    if (this.#sessions.has(session.id)) throw new Error('Bug: a session id was used twice.');
    this.#sessions.set(session.id, session);
  }

  async renew(session: Session): Promise<boolean> {
    const stored = this.#sessions.get(session.id);
    if (stored === undefined || stored.revokedAt !== undefined) return false;
    if (stored.refresh.version !== session.refresh.version - 1) return false;
    this.#sessions.set(session.id, { ...stored, refresh: session.refresh });
    return true;
  }

  async revoke(id: SessionId, at: Instant): Promise<void> {
    const session = this.#sessions.get(id);
    if (session !== undefined) this.#sessions.set(id, { ...session, revokedAt: session.revokedAt ?? at });
  }

  async revokeAll(account: AccountId, at: Instant): Promise<void> {
    for (const session of this.#sessions.values()) if (session.account === account) await this.revoke(session.id, at);
  }
}
