import type { Sql } from '@portico/adapters-storage/sql';
import { HOUR, plus, type AccountId } from '@portico/domain/kernel';
import { north, south } from '../clinic.ts';
import { holding, noon, tokenSecret } from '../running-gateway.ts';
import { claimsOf, hs256, signedIn, tokenBy } from '../sessions.ts';

/** Callers that are told the same by every operation. */
export type Circle = 'nobody' | 'patient' | 'elsewhere';

export interface Caller {
  /** Who it is, as the table explains it. */
  readonly name: string;
  readonly circle: Circle;
  /** What the caller's request carries; whatever it takes to be there is written to `sql` first. */
  headers(sql: Sql): Promise<Readonly<Record<string, string>>>;
}

const anaId = 'ana' as AccountId;
const benId = 'ben' as AccountId;
const claims = claimsOf(anaId);

const bearing =
  (accessToken: string): (() => Promise<Record<string, string>>) =>
  async () =>
    holding({ accessToken }, south.id);

const patientAt =
  (account: AccountId, practice?: string): Caller['headers'] =>
  async (sql) =>
    holding({ accessToken: await signedIn(sql, { account }) }, practice);

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
    headers: bearing(
      tokenBy(Buffer.from(tokenSecret).toString(), hs256, { ...claims, sub: 'front-desk', role: 'admin', scope: '*' }),
    ),
  },
  {
    name: 'a staff token that names a patient’s account and a session that is not theirs',
    circle: 'nobody',
    headers: async (sql) => {
      await signedIn(sql, { account: benId });
      return holding({
        accessToken: tokenBy(Buffer.from(tokenSecret).toString(), hs256, { ...claims, role: 'admin' }),
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
  { name: 'a patient', circle: 'patient', headers: patientAt(anaId, south.id) },
  { name: 'a patient whose request names no practice', circle: 'patient', headers: patientAt(anaId) },
  {
    name: 'a patient with an expired token and its refresh token',
    circle: 'patient',
    headers: async (sql) => {
      const accessToken = await signedIn(sql, { account: anaId, startedAt: plus(noon, -HOUR) });
      return holding({ accessToken, refreshToken: 'a-refresh-token' }, south.id);
    },
  },
  {
    name: 'a patient of another practice, in the name of this one',
    circle: 'elsewhere',
    headers: patientAt(benId, north.id),
  },
  { name: 'a patient at a practice that is none', circle: 'elsewhere', headers: patientAt(anaId, 'nowhere') },
];
