import { createHmac } from 'node:crypto';
import { JwtTokens } from '@portico/adapters-crypto';
import { PostgresSessions } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { tokenLife } from '@portico/domain/access';
import { plus, type AccountId, type DeviceId, type Instant, type SessionId } from '@portico/domain/kernel';
import { noon, tokenSecret } from './running-gateway.ts';

const tokens = new JwtTokens(tokenSecret);

export interface Opened {
  readonly account: AccountId;
  readonly session?: string;
  readonly startedAt?: Instant;
  readonly revokedAt?: Instant;
}

/** The refresh token of every session that `signedIn` makes. */
export const refreshToken = 'a-refresh-token';

/** A session of this account, without asking for a password, and an access token of its first fifteen minutes. */
export const signedIn = async (
  sql: Sql,
  { account, session: id = 'a-session', startedAt = noon, revokedAt }: Opened,
): Promise<string> => {
  const session = id as SessionId;
  await new PostgresSessions(sql).start({
    id: session,
    account,
    device: 'a-device' as DeviceId,
    userAgent: '',
    startedAt,
    lastSeenAt: startedAt,
    refresh: {
      current: tokens.hashOf(refreshToken),
      pending: [],
      expiresAt: plus(startedAt, tokenLife.refresh),
      version: 0,
    },
    ...(revokedAt === undefined ? {} : { revokedAt }),
  });
  return tokens.access({ session, account, expiresAt: plus(startedAt, tokenLife.access) });
};

export const hs256 = { alg: 'HS256', typ: 'JWT' };

/** What an access token of `a-session` says. */
export const claimsOf = (account: AccountId) => ({ sub: account, sid: 'a-session', exp: noon / 1_000 + 900 });

/** A token that another party signed, or nobody at all. */
export const tokenBy = (secret: string | undefined, head: object, body: object): string => {
  const text = [head, body].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${text}.${secret === undefined ? '' : createHmac('sha256', secret).update(text).digest('base64url')}`;
};
