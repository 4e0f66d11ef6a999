import { headers as headerNames } from '@portico/adapters-graphql/headers';
import { PostgresDelegations } from '@portico/adapters-storage';
import type { Sql } from '@portico/adapters-storage/sql';
import { allPermissions, guestPurposes, type GuestPurpose, type Permission } from '@portico/domain/access';
import type { Delegation } from '@portico/domain/delegates';
import {
  DAY,
  HOUR,
  plus,
  type AccountId,
  type PatientId,
  type PatientRef,
  type ProfileId,
} from '@portico/domain/kernel';
import { north, south } from '../clinic-fixture.ts';
import { holding, noon } from '../running-gateway.ts';
import {
  claimsOf,
  guestHeaders,
  guestToken,
  hs256,
  refreshToken,
  signedIn,
  tokenBy,
  tokenKey,
} from '../signed-in-sessions.ts';

/** Callers that are told alike, but for what a delegate was granted and a guest's link is for. */
export type Circle = 'nobody' | 'patient' | 'elsewhere' | 'delegate' | 'former delegate' | 'guest';

export interface Caller {
  /** Who it is, as the table explains it. */
  readonly name: string;
  readonly circle: Circle;
  /** The one thing that was granted, or that the link is for. */
  readonly holds?: Permission | GuestPurpose;
  /** The headers of the caller's requests; writes the rows they need to `sql` first. */
  headers(sql: Sql): Promise<Readonly<Record<string, string>>>;
}

const anaId = 'ana' as AccountId;
const benId = 'ben' as AccountId;
const claims = claimsOf(anaId);

const anaInSouth: PatientRef = { practice: south.id, patient: '1001' as PatientId };

const bearing =
  (accessToken: string): (() => Promise<Record<string, string>>) =>
  async () =>
    holding({ accessToken }, south.id);

const patientAt =
  (account: AccountId, practice?: string): Caller['headers'] =>
  async (sql) =>
    holding({ accessToken: await signedIn(sql, { account }) }, practice);

/** Ben acts for Ana at one practice, as far as a delegation goes. */
const representing =
  (delegation: Partial<Delegation>, practice: string = south.id): Caller['headers'] =>
  async (sql) => {
    await new PostgresDelegations(sql).grant({
      delegate: benId,
      chart: anaInSouth,
      profile: 'ana-to-ben' as ProfileId,
      profileName: 'Ana',
      permissions: [],
      grantedAt: plus(noon, -DAY),
      ...delegation,
    });
    return { ...(await patientAt(benId, practice)(sql)), [headerNames.representedUser]: 'ana-to-ben' };
  };

const delegateWith = (permission: Permission): Caller => ({
  name: `a delegate with ${permission}`,
  circle: 'delegate',
  holds: permission,
  headers: representing({ permissions: [permission] }),
});

/** A guest who passed the identity check of a link that is for this. */
const guestBy = (purpose: GuestPurpose): Caller => ({
  name: `a guest with a link for ${purpose.replace('guest-', '')}`,
  circle: 'guest',
  holds: purpose,
  headers: async (sql) => guestHeaders(await guestToken(sql, purpose)),
});

/** Everybody who may knock. */
export const callers: readonly Caller[] = [
  { name: 'somebody without a token', circle: 'nobody', headers: async () => ({}) },
  { name: 'a token that is no token', circle: 'nobody', headers: bearing('no-token') },
  {
    name: 'a token signed with another secret',
    circle: 'nobody',
    headers: bearing(tokenBy('another secret, longer than 32 bytes, too', hs256, claims)),
  },
  {
    name: 'a token that wants no signature',
    circle: 'nobody',
    headers: bearing(tokenBy(undefined, { alg: 'none' }, claims)),
  },
  {
    name: 'a staff token, well signed, of no account of the portal',
    circle: 'nobody',
    headers: bearing(tokenBy(tokenKey, hs256, { ...claims, sub: 'front-desk', role: 'admin', scope: '*' })),
  },
  {
    name: 'a staff token that names a patient’s account and a session that is not theirs',
    circle: 'nobody',
    headers: async (sql) => {
      await signedIn(sql, { account: benId });
      return holding({
        accessToken: tokenBy(tokenKey, hs256, { ...claims, role: 'admin' }),
      });
    },
  },
  {
    name: 'an expired token without a refresh token',
    circle: 'nobody',
    headers: async (sql) =>
      holding({ accessToken: await signedIn(sql, { account: anaId, startedAt: plus(noon, -HOUR) }) }, south.id),
  },
  {
    name: 'an expired token with a refresh token of nobody',
    circle: 'nobody',
    headers: async (sql) => {
      const accessToken = await signedIn(sql, { account: anaId, startedAt: plus(noon, -HOUR) });
      return holding({ accessToken, refreshToken: 'made-up' }, south.id);
    },
  },
  {
    name: 'a session that was signed out',
    circle: 'nobody',
    headers: async (sql) =>
      holding({ accessToken: await signedIn(sql, { account: anaId, revokedAt: noon }) }, south.id),
  },
  {
    name: 'a guest whose link was revoked',
    circle: 'nobody',
    headers: async (sql) => guestHeaders(await guestToken(sql, 'guest-check-in', { revokedAt: noon })),
  },
  {
    name: 'a guest whose hour is over',
    circle: 'nobody',
    headers: async (sql) => guestHeaders(await guestToken(sql, 'guest-check-in', {}, noon)),
  },
  {
    name: 'a guest’s token in the place of an access token',
    circle: 'nobody',
    headers: async (sql) => holding({ accessToken: await guestToken(sql, 'guest-check-in') }, south.id),
  },
  {
    name: 'an access token in the place of a guest’s',
    circle: 'nobody',
    headers: async (sql) => guestHeaders(await signedIn(sql, { account: anaId })),
  },
  { name: 'a patient', circle: 'patient', headers: patientAt(anaId, south.id) },
  { name: 'a patient whose request names no practice', circle: 'patient', headers: patientAt(anaId) },
  {
    name: 'a patient with an expired token and its refresh token',
    circle: 'patient',
    headers: async (sql) => {
      const accessToken = await signedIn(sql, { account: anaId, startedAt: plus(noon, -HOUR / 2) });
      return holding({ accessToken, refreshToken }, south.id);
    },
  },
  {
    name: 'a patient of another practice, in the name of this one',
    circle: 'elsewhere',
    headers: patientAt(benId, north.id),
  },
  { name: 'a patient at a practice that is none', circle: 'elsewhere', headers: patientAt(anaId, 'nowhere') },
  ...allPermissions.map((permission) => delegateWith(permission)),
  {
    name: 'a delegate to whom nothing is open any more',
    circle: 'former delegate',
    headers: representing({ permissions: [] }),
  },
  {
    name: 'a delegate who was revoked',
    circle: 'former delegate',
    headers: representing({ permissions: allPermissions, revokedAt: noon }),
  },
  {
    name: 'a delegate whose time is over',
    circle: 'former delegate',
    headers: representing({ permissions: allPermissions, until: noon }),
  },
  {
    name: 'a delegate of one practice, in the name of another',
    circle: 'former delegate',
    headers: representing({ permissions: allPermissions }, north.id),
  },
  {
    name: 'somebody who names a person whose delegate they never were',
    circle: 'former delegate',
    headers: async (sql) => ({
      ...(await patientAt(benId, south.id)(sql)),
      [headerNames.representedUser]: 'ana-to-ben',
    }),
  },
  {
    name: 'somebody who names a person who is represented by another',
    circle: 'former delegate',
    headers: representing({ permissions: allPermissions, delegate: 'carla' as AccountId }),
  },
  ...guestPurposes.map(guestBy),
];
