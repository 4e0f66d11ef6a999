import { createHmac, type KeyObject } from 'node:crypto';
import { JwtTokens, RandomCodes } from '@portico/adapters-crypto';
import { headers as headerNames } from '@portico/adapters-graphql/headers';
import { PostgresCapabilities, PostgresSessions } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { issueCapability, tokenLife, type Capability, type Email, type GuestPurpose } from '@portico/domain/access';
import {
  HOUR,
  plus,
  type AccountId,
  type CapabilityId,
  type DeviceId,
  type Instant,
  type PatientId,
  type SessionId,
} from '@portico/domain/kernel';
import { south } from './clinic-fixture.ts';
import { noon, testKeys } from './running-gateway.ts';

const tokens = new JwtTokens(testKeys);

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

export const hs256 = { alg: 'HS256', typ: 'JWT', kid: 'test' };

/** What signs the tokens of a test's gateway. */
export const tokenKey = testKeys.keysFor('tokens').current.key;

/** What an access token of `a-session` says. */
export const claimsOf = (account: AccountId) => ({
  iss: 'portico',
  aud: 'portal',
  sub: account,
  sid: 'a-session',
  exp: noon / 1_000 + 900,
});

/** A token signed with `secret`; unsigned without one. */
export const tokenBy = (secret: string | KeyObject | undefined, head: object, body: object): string => {
  const text = [head, body].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${text}.${secret === undefined ? '' : createHmac('sha256', secret).update(text).digest('base64url')}`;
};

/** The visit of Ana's that a guest's link is about, at the second practice. */
export const guestVisit = '1001-next';

/** A link for `purpose` to Ana's chart at the second practice, and the token of a guest who passed its identity check. */
export const guestToken = async (
  sql: Sql,
  purpose: GuestPurpose,
  more: Partial<Capability> = {},
  expiresAt: Instant = plus(noon, HOUR),
): Promise<string> => {
  const capability = more.id ?? ('a-capability' as CapabilityId);
  const wanted = {
    purpose,
    practice: south.id,
    patient: '1001' as PatientId,
    resource: guestVisit,
    email: 'guest@example.org' as Email,
  };
  const code = new RandomCodes().hashOf(guestCode);
  await new PostgresCapabilities(sql).add({ ...issueCapability(wanted, { id: capability, code, now: noon }), ...more });
  return tokens.guest({ capability, expiresAt });
};

/** The code of every link that `guestToken` makes. */
export const guestCode = 'a-code-that-nobody-guesses';

export const guestHeaders = (token: string): Record<string, string> => ({ [headerNames.guestToken]: token });
