import { HOUR, MINUTE, plus, type AccountId, type DeviceId, type Instant, type SessionId } from '../kernel/index.ts';
import type { IdentitySession } from './identity.ts';

/**
 * Authentication and access tokens live 15 minutes, a refresh token 12 hours (`ACC-144`); a session that was not renewed for
 * an hour is over. The portal signs out after ten minutes without a click; whoever types into a long form asks for nothing
 * meanwhile, so the server waits longer.
 */
export const tokenLife = { access: 15 * MINUTE, idle: HOUR, refresh: 12 * HOUR } as const;

/** What the gateway remembers of one sign-in on one device. Refresh tokens are kept as hashes only. */
export interface Session {
  readonly id: SessionId;
  readonly account: AccountId;
  readonly device: DeviceId;
  readonly startedAt: Instant;
  /** What the browser calls itself; '' where it says nothing. */
  readonly userAgent: string;
  /** When it was last renewed, to the quarter of an hour that an access token lives. */
  readonly lastSeenAt: Instant;
  readonly refresh: RefreshState;
  readonly revokedAt?: Instant;
  /** By which it began, where a provider let the person in. */
  readonly identity?: IdentitySession;
}

/**
 * Refresh tokens by their hashes. `current` is the one the portal proved to hold. Every renewal issues a `pending` one;
 * the first pending one that comes back becomes current and the former current one is `spent`. So an answer lost on the
 * way, or two requests that renew at once, sign nobody out, and a copied token is noticed as soon as its owner renewed.
 */
export interface RefreshState {
  readonly current: string;
  readonly pending: readonly string[];
  readonly spent?: string;
  readonly expiresAt: Instant;
  /** Counts changes, so that of two changes at once one is seen to be late. Starts at 0. */
  readonly version: number;
}

export type RefreshVerdict =
  | { readonly kind: 'renew'; readonly session: Session }
  | { readonly kind: 'refused' }
  | { readonly kind: 'reused' };

/** More renewals of one token than this without its successor coming back are not lost answers. */
const mostPending = 8;

export const isLive = (session: Session, now: Instant): boolean =>
  session.revokedAt === undefined && now < session.refresh.expiresAt && now < plus(session.lastSeenAt, tokenLife.idle);

/**
 * Decides on a presented refresh token of which only the hash is known here. `renew` carries the session to store, in
 * which `successor` (hash of the token to hand out) is pending; the session's end does not move, so that no one stays
 * signed in for ever. `reused` means that a spent token came back: it was copied, and the session must end.
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
