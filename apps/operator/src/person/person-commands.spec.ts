import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  PostgresAccounts,
  PostgresActivityLog,
  PostgresDelegations,
  PostgresProtections,
  PostgresSessions,
  PostgresTries,
} from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import { attemptLimit, guessCounts, type ShortCodeHash } from '@portico/domain/access';
import type { OperatorName } from '@portico/domain/activity';
import { HOUR, instant, MINUTE, plus, type PatientId, type PracticeId } from '@portico/domain/kernel';
import type { DeviceId, ProfileId, SessionId } from '@portico/domain/kernel';
import { commands, operate, type Request } from './person-commands.ts';
import { ben, now, rosa, rosaChart, withRosa } from './testing/rosa.ts';

const operator = { now, operator: 'olga' as OperatorName, reason: 'She called.' };
let database: Database;

beforeEach(async () => {
  database = await openMigrated();
  await withRosa(database);
}, 60_000);

afterEach(() => database.close());

const asked = (request: Omit<Request, 'person'>, person: string = rosa.email) =>
  database.transaction((sql) => operate(sql, { ...request, person }, operator));

const lines = () => database.rows({ text: 'select actor_id, subject_id, action, reason from activity order by seq' });
const mails = () => database.rows({ text: `select address, channel, language from notices order by id` });
const live = () => new PostgresSessions(database).live(rosa.id, now);

const signIn = () =>
  new PostgresSessions(database).start({
    id: 'session' as SessionId,
    account: rosa.id,
    device: 'phone' as DeviceId,
    startedAt: plus(now, -MINUTE),
    lastSeenAt: plus(now, -MINUTE),
    userAgent: 'Fire\u001bfox',
    refresh: { current: 'a', pending: [], expiresAt: plus(now, HOUR), version: 1 },
  });

const lockOut = async () => {
  for (let tries = 0; tries < attemptLimit.failures; tries += 1)
    await new PostgresTries(database).take(guessCounts('password', rosa.email, undefined), now);
};

const protect = async () => {
  const protections = new PostgresProtections(database);
  await protections.addFactor(rosa.id, { kind: 'totp', secret: 'JBSWY3DPEHPK3PXP' });
  await protections.addFactor(rosa.id, { kind: 'email', email: rosa.email });
  await protections.setRecoveryCodes(rosa.id, ['a-code' as ShortCodeHash]);
};

describe('npm run person', () => {
  it.each(commands.filter((command) => command !== 'show'))(
    'SEC-S10 writes down who did %s and why, and tells the person in their language',
    async (command) => {
      if (command === 'enable') await new PostgresAccounts(database).disable(rosa.id, now);
      await asked({ command });
      expect(await lines()).toEqual([
        { actor_id: 'olga', subject_id: rosa.id, action: expect.any(String), reason: 'She called.' },
      ]);
      expect(await mails()).toEqual([{ address: rosa.email, channel: 'email', language: 'es' }]);
    },
  );

  it.each(['reset-factor', 'disable', 'end-sessions'] as const)(
    'SEC-S10 ends every session with %s',
    async (command) => {
      await signIn();
      await asked({ command });
      expect(await live()).toEqual([]);
    },
  );

  it.each(commands)('changes nothing where %s fails', async (command) => {
    const failing = database.transaction(async (sql) => {
      if (command === 'enable') await new PostgresAccounts(sql).disable(rosa.id, now);
      await operate(sql, { command, person: rosa.email }, operator);
      throw new Error('The disk is full.');
    });
    await expect(failing).rejects.toThrow('The disk is full.');
    expect({ lines: await lines(), mails: await mails() }).toEqual({ lines: [], mails: [] });
  });

  it('finds a person by email, username or the id of the account', async () => {
    for (const person of [' Rosa@Example.org ', 'ROSA', rosa.id])
      expect(await asked({ command: 'show' }, person)).toContain(rosa.id);
  });

  it('SEC-S10 shows how an account is kept, leaves a line and sends no mail', async () => {
    await signIn();
    await protect();
    await lockOut();
    await new PostgresActivityLog(database).append({
      at: plus(now, -HOUR),
      actor: rosa.id,
      actorKind: 'patient',
      subject: rosa.id,
      action: 'signed-in',
    });
    await new PostgresDelegations(database).grant({
      delegate: ben.id,
      chart: rosaChart,
      profile: 'rosa-of-ben' as ProfileId,
      profileName: 'Rosa Peña',
      permissions: ['health:view'],
      grantedAt: instant(0),
    });
    const said = await asked({ command: 'show' });
    expect(said.replaceAll(/ {2,}/g, ' ').split('\n')).toEqual([
      `account ${rosa.id}`,
      'name Rosa Peña',
      'email rosa@example.org',
      'language es',
      'confirmed 1970-01-01T00:00:00.000Z',
      'locked until 2026-11-21T17:15:00.000Z, after wrong passwords or codes',
      'disabled no',
      'factors totp, email',
      'recovery codes 1',
      'chart rosa-at-mesa at mesa (Mesa Clinic)',
      'delegate ben@example.org, rosa-at-mesa at mesa, health:view',
      'last sign-in 2026-11-21T16:00:00.000Z',
      'session from 2026-11-21T16:59:00.000Z, seen 2026-11-21T16:59:00.000Z, Fire fox',
    ]);
    expect(await lines()).toContainEqual(expect.objectContaining({ action: 'examined-account' }));
    expect(await mails()).toEqual([]);
  });

  it('shows no secret, and for whom somebody acts', async () => {
    await protect();
    await new PostgresDelegations(database).grant({
      delegate: rosa.id,
      chart: { practice: 'mesa' as PracticeId, patient: 'ben-at-mesa' as PatientId },
      profile: 'ben-of-rosa' as ProfileId,
      profileName: 'Ben Ruiz',
      permissions: [],
      grantedAt: instant(0),
      revokedAt: instant(MINUTE),
    });
    const said = await asked({ command: 'show' });
    expect(said).toMatch(/acts for +Ben Ruiz, ben-at-mesa at mesa, .*revoked 1970-01-01T00:01/);
    for (const secret of ['JBSWY3DPEHPK3PXP', 'a-code', 'a-hash']) expect(said).not.toContain(secret);
  });

  it('looking at an account counts as no try', async () => {
    for (let looks = 0; looks <= attemptLimit.failures; looks += 1) await asked({ command: 'show' });
    expect(await asked({ command: 'show' })).toMatch(/locked +no/);
  });

  it('unlocks whom wrong passwords keep out', async () => {
    await lockOut();
    await asked({ command: 'unlock' });
    expect(await asked({ command: 'show' })).toMatch(/locked +no/);
  });

  it('resets every factor, or the one that was lost', async () => {
    await protect();
    await asked({ command: 'reset-factor', factor: 'totp' });
    expect(await new PostgresProtections(database).of(rosa.id)).toMatchObject({
      factors: [{ kind: 'email' }],
      recoveryCodes: ['a-code'],
    });
    await asked({ command: 'reset-factor' });
    expect(await new PostgresProtections(database).of(rosa.id)).toMatchObject({ factors: [], recoveryCodes: [] });
  });

  it.each<readonly [Omit<Request, 'person'>, string, string]>([
    [{ command: 'enable' }, 'nobody@example.org', 'There is no such account.'],
    [{ command: 'enable' }, rosa.email, 'The account is not disabled.'],
    [{ command: 'reset-factor', factor: 'ring' }, rosa.email, '--factor is one of'],
    [{ command: 'reset-factor', factor: 'totp', passkey: 'a' }, rosa.email, '--passkey goes with --factor passkey.'],
  ])('says what was mistaken in %j of %s', async (request, person, sentence) => {
    await expect(asked(request, person)).rejects.toThrow(sentence);
  });

  it('says that an account is disabled already', async () => {
    await asked({ command: 'disable' });
    await expect(asked({ command: 'disable' })).rejects.toThrow('The account is disabled already.');
  });
});
