import {
  HOUR,
  MINUTE,
  SECOND,
  plus,
  type AccountId,
  type DeviceId,
  type Instant,
  type SessionId,
} from '../kernel/index.ts';

/** Authentication and access tokens live 15 minutes, a refresh token 12 hours (`ACC-144`). */
export const tokenLife = { access: 15 * MINUTE, refresh: 12 * HOUR } as const;

/** Requests that left together carry the same refresh token; the one just replaced is honoured this long. */
export const refreshGrace = 30 * SECOND;

/** What the gateway remembers of one sign-in on one device. Refresh tokens are kept as hashes only. */
export interface Session {
  readonly id: SessionId;
  readonly account: AccountId;
  readonly device: DeviceId;
  readonly startedAt: Instant;
  readonly refresh: RefreshState;
  readonly revokedAt?: Instant;
}

export interface RefreshState {
  readonly hash: string;
  readonly expiresAt: Instant;
  readonly previous?: { readonly hash: string; readonly replacedAt: Instant };
}

export type RefreshVerdict = { readonly kind: 'renew' } | { readonly kind: 'refused' } | { readonly kind: 'reused' };

export const isLive = (session: Session, now: Instant): boolean =>
  session.revokedAt === undefined && now < session.refresh.expiresAt;

/**
 * What to do with a refresh token of which only the hash is known here: renew on the current one, and on the one
 * replaced less than `refreshGrace` ago; a replaced one that comes later was copied.
 */
export const judgeRefresh = (session: Session, hash: string, now: Instant): RefreshVerdict => {
  if (!isLive(session, now)) return { kind: 'refused' };
  if (hash === session.refresh.hash) return { kind: 'renew' };
  const { previous } = session.refresh;
  if (previous?.hash !== hash) return { kind: 'refused' };
  return now < plus(previous.replacedAt, refreshGrace) ? { kind: 'renew' } : { kind: 'reused' };
};

/** Rotates the refresh token; the session's end does not move, so that no one stays signed in for ever. */
export const rotated = (session: Session, hash: string, now: Instant): Session => ({
  ...session,
  refresh: { ...session.refresh, hash, previous: { hash: session.refresh.hash, replacedAt: now } },
});
