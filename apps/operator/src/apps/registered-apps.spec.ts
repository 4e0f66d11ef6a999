import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RandomCodes } from '@portico/adapters-crypto';
import { EmbeddedSetup } from '@portico/adapters-practice/embedded';
import { vertexBehavior } from '@portico/adapters-practice/vertex';
import { PostgresAppGrants, PostgresAppRegistry } from '@portico/adapters-storage';
import type { Database } from '@portico/adapters-storage/sql';
import { openMigrated } from '@portico/adapters-storage/testing/clusters';
import type { OperatorName } from '@portico/domain/activity';
import type { AppGrantId } from '@portico/domain/connected-apps';
import {
  DAY,
  instant,
  plus,
  type AccountId,
  type PatientId,
  type PracticeId,
  type TimeZone,
} from '@portico/domain/kernel';
import { listApps, registerApp, removeApp, type TypedApp } from './registered-apps.ts';

const now = instant(1_795_287_600_000);
const acting = { now, operator: 'olga' as OperatorName, reason: 'Agreement of March.' };
const diary: TypedApp = {
  kind: 'public',
  name: ' Diary ',
  address: 'https://diary.example',
  redirect: ['org.diary:/back', 'https://diary.example/back'],
  scopes: 'launch/patient offline_access patient/*.read',
};
const key = { kty: 'EC', crv: 'P-384', x: 'x', y: 'y' };
const lab: TypedApp = {
  ...diary,
  kind: 'service',
  name: 'Lab',
  redirect: [],
  scopes: 'system/Observation.rs',
  practice: 'pena',
  keySet: JSON.stringify({ keys: [key] }),
};

let database: Database;
let linesBefore = 0;
beforeAll(async () => {
  database = await openMigrated();
  const practice = {
    id: 'pena' as PracticeId,
    name: 'Clínica Peña',
    phone: '+16025550100',
    timeZone: 'America/Phoenix' as TimeZone,
    behavior: vertexBehavior,
    payments: 'no-value',
  } as const;
  await new EmbeddedSetup(database).practices([practice]);
}, 60_000);
beforeEach(async () => {
  await database.rows({ text: 'truncate connected_apps, app_grants, app_tokens' });
  linesBefore = (await lines()).length;
});
afterAll(() => database.close());

const registered = () => new PostgresAppRegistry(database).all();

const logged = async () => (await lines()).slice(linesBefore);

const lines = () =>
  database.rows<{ readonly action: string }>({
    text: 'select actor_kind, actor_id, subject_id, practice_id, action, resource, reason from activity order by seq',
  });

describe('npm run apps', () => {
  it('registers an app without a secret, in the writing of SMART 2', async () => {
    const said = await registerApp(database, diary, acting);
    const [app] = await registered();
    expect(said).toBe(`client_id      ${app?.id}`);
    expect(app).toEqual({
      id: app?.id,
      name: 'Diary',
      address: diary.address,
      kind: 'public',
      redirectAddresses: diary.redirect,
      scopes: ['launch/patient', 'offline_access', 'patient/*.rs'],
      registeredAt: now,
    });
  });

  it('registers an app with a server by its keys, which then has no secret', async () => {
    const { keySet } = lab;
    const said = await registerApp(database, { ...diary, kind: 'confidential', keySet }, acting);
    const [app] = await registered();
    expect(said).toBe(`client_id      ${app?.id}`);
    expect(app).toMatchObject({ kind: 'confidential', keys: { set: JSON.stringify({ keys: [key] }) } });
    expect(app?.secretHash).toBeUndefined();
    expect(app?.practice).toBeUndefined();
    await expect(registerApp(database, { ...diary, keySet }, acting)).rejects.toThrow('--keys');
  });

  it('shows the secret of an app with a server once, and keeps its hash', async () => {
    const said = await registerApp(database, { ...diary, kind: 'confidential' }, acting);
    const secret = /client_secret {2}(\S+)/.exec(said)?.[1] ?? '';
    expect((await registered())[0]?.secretHash).toBe(new RandomCodes().hashOf(secret));
    expect(await listApps(database)).not.toContain(secret);
  });

  it('registers a service by its public keys, for one practice', async () => {
    await registerApp(database, lab, acting);
    await registerApp(database, { ...lab, keySet: undefined, keysAddress: 'https://lab.example/keys' }, acting);
    const services = await registered();
    expect(services.map(({ practice, keys }) => ({ practice, keys }))).toEqual(
      expect.arrayContaining([
        { practice: 'pena', keys: { set: lab.keySet } },
        { practice: 'pena', keys: { address: 'https://lab.example/keys' } },
      ]),
    );
  });

  it('lists and removes them', async () => {
    expect(await listApps(database)).toBe('No app is registered.');
    await registerApp(database, diary, acting);
    const id = (await registered())[0]?.id ?? '';
    expect(await listApps(database)).toContain(`${id}  public        Diary`);
    expect(await removeApp(database, id, acting)).toContain('removed');
    expect(await registered()).toEqual([]);
    await expect(removeApp(database, id, acting)).rejects.toThrow('no such app');
  });

  it('leaves a line in the activity log of each that is registered or removed, with its operator and the reason', async () => {
    await registerApp(database, diary, acting);
    await registerApp(database, lab, acting);
    const [mine, theirs] = await registered();
    await removeApp(database, mine?.id ?? '', { ...acting, reason: 'It was sold.' });
    await expect(removeApp(database, mine?.id ?? '', acting)).rejects.toThrow('no such app');
    const by = { actor_kind: 'operator', actor_id: 'olga', subject_id: '', reason: acting.reason };
    expect(await logged()).toEqual([
      { ...by, action: 'registered-app', practice_id: '', resource: mine?.id },
      { ...by, action: 'registered-app', practice_id: 'pena', resource: theirs?.id },
      { ...by, action: 'unregistered-app', practice_id: '', resource: mine?.id, reason: 'It was sold.' },
    ]);
  });

  it.each([
    { wrong: { ...diary, kind: 'other' }, says: '--kind is one of' },
    { wrong: { ...diary, name: ' ' }, says: '--name needs' },
    { wrong: { ...diary, address: 'http://diary.example' }, says: '--address' },
    { wrong: { ...diary, redirect: [] }, says: '--redirect is needed' },
    { wrong: { ...diary, redirect: ['http://diary.example'] }, says: '--redirect http://diary.example' },
    { wrong: { ...diary, scopes: '' }, says: '--scopes is needed' },
    { wrong: { ...diary, scopes: 'system/*.rs' }, says: 'system/*.rs is no scope' },
    { wrong: { ...diary, scopes: 'patient/*.cud' }, says: 'patient/*.cud is no scope' },
    { wrong: { ...lab, scopes: 'offline_access' }, says: 'offline_access is no scope' },
    { wrong: { ...lab, redirect: diary.redirect }, says: 'has no --redirect' },
    { wrong: { ...lab, practice: 'other' }, says: '--practice is needed' },
    { wrong: { ...lab, keySet: undefined }, says: 'Either --keys-url or --keys-file' },
    { wrong: { ...lab, keysAddress: 'https://lab.example/keys' }, says: 'Either --keys-url or --keys-file' },
    { wrong: { ...lab, keySet: undefined, keysAddress: 'http://lab.example' }, says: '--keys-url is an https' },
    { wrong: { ...lab, keySet: '{}' }, says: 'no JSON Web Key Set' },
    { wrong: { ...lab, keySet: 'x' }, says: 'no JSON Web Key Set' },
    { wrong: { ...lab, keySet: JSON.stringify({ keys: [{ ...key, d: 'd' }] }) }, says: 'a private key' },
  ])('says what is wrong: $says', async ({ wrong, says }) => {
    await expect(registerApp(database, wrong, acting)).rejects.toThrow(says);
    expect(await registered()).toEqual([]);
    expect(await logged()).toEqual([]);
  });

  it('tells each patient whose record an app could read that this ended', async () => {
    await registerApp(database, diary, acting);
    const [app] = await registered();
    if (app === undefined) throw new Error('It is registered.');
    const grants = new PostgresAppGrants(database);
    const grant = { app: app.id, account: 'a' as AccountId, scopes: app.scopes, grantedAt: now, until: plus(now, DAY) };
    for (const patient of ['ana', 'ben'] as PatientId[]) {
      const chart = { practice: 'pena' as PracticeId, patient };
      await grants.grant({ ...grant, id: `g-${patient}` as AppGrantId, chart });
    }
    await removeApp(database, app.id, acting);
    const told = (await logged()).filter(({ action }) => action === 'ended-app-access');
    expect(told).toEqual(
      ['ana', 'ben'].map((patient) => ({
        actor_kind: 'operator',
        actor_id: 'olga',
        subject_id: patient,
        practice_id: 'pena',
        action: 'ended-app-access',
        resource: app.id,
        reason: 'Diary',
      })),
    );
  });
});
