import { HOUR, MINUTE, plus, type AccountId, type DeviceId, type Instant, type SessionId } from '../kernel/index.ts';
import type { IdentitySession } from './external-identity.ts';

/**
 * Authentication and access tokens live 15 minutes, a refresh token 12 hours (`ACC-144`); a session that was not
 * renewed for an hour is over. The portal signs out after ten minutes without a click; the server waits longer, because
 * a person filling in a long form sends no requests.
 */
export const tokenLife = { access: 15 * MINUTE, idle: HOUR, refresh: 12 * HOUR } as const;

/** The gateway's record of one sign-in on one device. Refresh tokens are stored as hashes only. */
export interface Session {
  readonly id: SessionId;
  readonly account: AccountId;
  readonly device: DeviceId;
  readonly startedAt: Instant;
  /** The browser's user agent; '' if absent. */
  readonly userAgent: string;
  /** When it was last renewed; accurate to 15 minutes, the life of an access token. */
  readonly lastSeenAt: Instant;
  readonly refresh: RefreshState;
  readonly revokedAt?: Instant;
  /** The provider sign-in it started with, if any. */
  readonly identity?: IdentitySession;
}

/**
 * Refresh tokens by their hashes. `current` is the one the portal proved to hold. Every renewal issues a `pending` one;
 * the first pending one that is presented becomes current and the former current one is `spent`. So a lost response, or
 * two concurrent renewals, do not sign the user out, and a copied token is detected once its owner has renewed.
 */
export interface RefreshState {
  readonly current: string;
  readonly pending: readonly string[];
  readonly spent?: string;
  readonly expiresAt: Instant;
  /** Counts changes, for optimistic locking. Starts at 0. */
  readonly version: number;
}

export type RefreshVerdict =
  | { readonly kind: 'renew'; readonly session: Session }
  | { readonly kind: 'refused' }
  | { readonly kind: 'reused' };

/** More renewals of one token than this without its successor being presented cannot be lost responses. */
const mostPending = 8;

export const isLive = (session: Session, now: Instant): boolean =>
  session.revokedAt === undefined && now < session.refresh.expiresAt && now < plus(session.lastSeenAt, tokenLife.idle);

/**
 * Judges a presented refresh token by its hash. `renew` carries the session to store, in which `successor` (hash of the
 * token to hand out) is pending; the session's end does not move, so that no session lasts forever. `reused`: a spent
 * token was presented, so it was copied, and the session must end.
 */
export const judgeRefresh = (session: Session, presented: string, successor: string, now: Instant): RefreshVerdict => {
  const { refresh } = session;
  if (!isLive(session, now)) return { kind: 'refused' };
  if (presented === refresh.spent) return { kind: 'reused' };
  if (presented === refresh.current && refresh.pending.length < mostPending) {
    return renewed(session, { ...refresh, pending: [...refresh.pending, successor] }, now);
  }
  if (refresh.pending.includes(presented)) {
    return renewed(session, { ...refresh, current: presented, pending: [successor], spent: refresh.current }, now);
  }
  return { kind: 'refused' };
};

const renewed = (session: Session, refresh: RefreshState, now: Instant): RefreshVerdict => ({
  kind: 'renew',
  session: { ...session, lastSeenAt: now, refresh: { ...refresh, version: refresh.version + 1 } },
});
