import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  DecideAppRequestDocument,
  GetAppRequestDocument,
  GetConnectedAppsDocument,
  RemoveConnectedAppDocument,
  type GetConnectedAppsQuery,
} from '@portico/adapters-graphql/operations';
import { RandomCodes } from '@portico/adapters-crypto';
import {
  errorOf,
  serviceKeys,
  serviceToken,
  smartApp,
  type SmartAppOptions,
} from '@portico/adapters-crypto/testing/smart-client';
import { PostgresAppRegistry } from '@portico/adapters-storage';
import type { SmartScope } from '@portico/domain/access';
import type { AppId, ConnectedApp } from '@portico/domain/connected-apps';
import { MINUTE, type AccountId, type PatientRef } from '@portico/domain/kernel';
import { ana, ben, south } from './testing/clinic-fixture.ts';
import { holding, noon, startTestGateway, type RunningGateway } from './testing/running-gateway.ts';
import { signedIn } from './testing/signed-in-sessions.ts';

const redirect = 'https://diary.example/back';
const scope = 'launch/patient offline_access patient/Patient.rs patient/Observation.rs';
const secret = 'a secret of the tracker';
const diary: SmartAppOptions = { id: 'diary', redirect, scope };
const tracker: SmartAppOptions = { id: 'tracker', secret, redirect, scope };

const registered: ConnectedApp = {
  id: diary.id as AppId,
  name: 'Diary',
  address: 'https://diary.example',
  kind: 'public',
  redirectAddresses: [redirect],
  scopes: ['launch/patient', 'offline_access', 'patient/*.rs'] as SmartScope[],
  registeredAt: noon,
};

const anaAtSouth = ana.find(({ practice }) => practice === south.id) as PatientRef;

type Keys = Awaited<ReturnType<typeof serviceKeys>>;

let gateway: RunningGateway;
let keys: { readonly RS384: Keys; readonly ES384: Keys; readonly ES256: Keys };
let base: string;
let headers: Record<string, string>;

beforeAll(async () => {
  gateway = await startTestGateway();
  base = `${gateway.url}/fhir/r4/${south.id}`;
  const registry = new PostgresAppRegistry(gateway.database);
  await registry.register(registered);
  const secretHash = new RandomCodes().hashOf(secret);
  await registry.register({
    ...registered,
    id: tracker.id as AppId,
    name: 'Tracker',
    kind: 'confidential',
    secretHash,
  });
  const [RS384, ES384, ES256] = await Promise.all([serviceKeys('RS384'), serviceKeys('ES384'), serviceKeys('ES256')]);
  keys = { RS384, ES384, ES256 };
  for (const algorithm of ['RS384', 'ES384', 'ES256'] as const) {
    await registry.register({
      ...registered,
      id: algorithm as string as AppId,
      name: 'Lab',
      kind: 'service',
      redirectAddresses: [],
      scopes: ['system/*.rs'] as SmartScope[],
      practice: south.id,
      keys: { set: keys[algorithm].set },
    });
  }
  await registry.register({
    ...registered,
    id: 'signer' as AppId,
    name: 'Signer',
    kind: 'confidential',
    keys: { set: keys.ES384.set },
  });
  headers = holding({ accessToken: await signedIn(gateway.database, { account: 'ana' as AccountId }) });
}, 60_000);
afterAll(() => gateway.close());

/** What the portal's page reads in the address that the app sent a person to. */
const requestIn = (address: URL) => {
  const names = ['response_type', 'client_id', 'redirect_uri', 'scope', 'state', 'aud'];
  const all = [...names, 'code_challenge', 'code_challenge_method'];
  return Object.fromEntries(all.map((name) => [name, address.searchParams.get(name) ?? '']));
};

const decide = async (address: URL, allow = true): Promise<string> => {
  const { data, message } = await gateway.ask(
    DecideAppRequestDocument,
    { input: { request: requestIn(address), allow } },
    headers,
  );
  if (data === undefined) throw new Error(message);
  return data['decideAppRequest'] as string;
};

const connected = async (options: SmartAppOptions) => {
  const app = await smartApp(base, options);
  const { address, checks } = await app.begin();
  const back = await decide(address);
  return { app, back, checks, tokens: await app.finish(back, checks) };
};

/** Reads at the FHIR server of the practice. */
const read = async (token: string, path: string) => {
  const answer = await fetch(`${base}/${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { resourceType: type } = (await answer.json()) as { readonly resourceType: string };
  return { status: answer.status, type };
};

const listed = async () =>
  ((await gateway.ask(GetConnectedAppsDocument, {}, headers)).data as GetConnectedAppsQuery).getConnectedApps;

const post = (path: string, form: Record<string, string>, more: RequestInit = {}) =>
  fetch(`${gateway.url}${path}`, { method: 'POST', body: new URLSearchParams(form), ...more });

describe('an app of a patient', () => {
  it('finds its way, asks the person, gets at the record and renews its access, as a public client', async () => {
    const app = await smartApp(base, diary);
    const { address, checks } = await app.begin();
    expect(`${address.origin}${address.pathname}`).toBe(`${gateway.url}/oauth/authorize`);
    const { data } = await gateway.ask(GetAppRequestDocument, { input: requestIn(address) }, headers);
    expect(data?.['getAppRequest']).toMatchObject({
      name: 'Diary',
      practice_name: south.name,
      topics: ['IDENTITY', ...['LAB_RESULTS', 'VITAL_SIGNS', 'EXAMS', 'SOCIAL_HISTORY', 'SOCIAL_NEEDS', 'SURVEYS']],
      offline_days: 365,
    });
    const tokens = await app.finish(await decide(address), checks);
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3_600, scope, patient: anaAtSouth.patient });
    expect(await read(tokens.access_token, `Patient/${anaAtSouth.patient}`)).toMatchObject({
      status: 200,
      type: 'Patient',
    });
    expect(await read(tokens.access_token, 'AllergyIntolerance')).toMatchObject({ status: 403 });
    const renewed = await app.refresh(tokens.refresh_token ?? '');
    expect(renewed.access_token).not.toBe(tokens.access_token);
    expect((await listed()).filter(({ name }) => name === 'Diary')).toMatchObject([
      { practice_name: south.name, person: null },
    ]);
  });

  it('is told that the person declined', async () => {
    const app = await smartApp(base, diary);
    const { address, checks } = await app.begin();
    const back = new URL(await decide(address, false));
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('state')).toBe(checks.expectedState);
  });

  it('with a server of its own proves itself by its secret, asks about its tokens and gives them back', async () => {
    const { app, tokens } = await connected(tracker);
    expect(await app.introspect(tokens.access_token)).toMatchObject({
      active: true,
      patient: anaAtSouth.patient,
      scope,
    });
    await app.revoke(tokens.refresh_token ?? '');
    expect(await app.introspect(tokens.access_token)).toEqual({ active: false });
    const wrong = await smartApp(base, { ...tracker, secret: 'another secret' });
    expect(await errorOf(wrong.introspect(tokens.access_token))).toBe('invalid_client');
  });

  it('with a key proves itself by what it signed, and by nothing else', async () => {
    const signs = { keys: keys.ES384, now: () => gateway.now() };
    const signer: SmartAppOptions = { id: 'signer', redirect, scope, signs };
    const { app, tokens } = await connected(signer);
    expect(await read(tokens.access_token, `Patient/${anaAtSouth.patient}`)).toMatchObject({ status: 200 });
    expect(await app.introspect(tokens.access_token)).toMatchObject({ active: true, client_id: 'signer' });
    const renewed = await app.refresh(tokens.refresh_token ?? '');
    const { signs: _, ...unsigned } = signer;
    for (const wrong of [
      unsigned,
      { ...unsigned, secret: 'any' },
      { ...signer, signs: { ...signs, keys: keys.RS384 } },
      { ...tracker, signs },
      { ...diary, signs },
    ]) {
      const other = await smartApp(base, wrong);
      expect(await errorOf(other.refresh(renewed.refresh_token ?? ''))).toBe('invalid_client');
    }
    expect((await app.refresh(renewed.refresh_token ?? '')).scope).toBe(scope);
    const alone = serviceToken(base, { id: 'signer', scope: 'system/Patient.rs', ...signs });
    expect(await errorOf(alone)).toBe('unauthorized_client');
  });

  it('is let read a part of what it asks for, and reads no more', async () => {
    const laboratory =
      'patient/Observation.rs?category=http://terminology.hl7.org/CodeSystem/observation-category|laboratory';
    const app = await smartApp(base, { ...diary, scope: 'launch/patient patient/Observation.rs patient/Patient.rs' });
    const { address, checks } = await app.begin();
    const input = { request: requestIn(address), allow: true, topics: ['LAB_RESULTS'] as const };
    const { data } = await gateway.ask(DecideAppRequestDocument, { input }, headers);
    const tokens = await app.finish(String(data?.['decideAppRequest']), checks);
    expect(tokens.scope).toBe(`launch/patient ${laboratory}`);
    expect(await read(tokens.access_token, 'Observation')).toMatchObject({ status: 200 });
    expect(await read(tokens.access_token, 'Patient')).toMatchObject({ status: 403 });
  });

  it('is removed by the person, and reads and renews nothing from then on', async () => {
    const { app, tokens } = await connected(tracker);
    const entry = (await listed()).find(({ name }) => name === 'Tracker');
    const input = { id: entry?.id, practice_id: entry?.practice_id };
    const { data } = await gateway.ask(RemoveConnectedAppDocument, { input }, headers);
    expect(data).toEqual({ removeConnectedApp: { status: 200 } });
    expect(await app.introspect(tokens.access_token)).toEqual({ active: false });
    expect(await read(tokens.access_token, 'Observation')).toMatchObject({ status: 401 });
    expect(await errorOf(app.refresh(tokens.refresh_token ?? ''))).toBe('invalid_grant');
  });

  it('with a code that was used, or a refresh token that was, loses all that came of it', async () => {
    const first = await connected(tracker);
    expect(await errorOf(first.app.finish(first.back, first.checks))).toBe('invalid_grant');
    expect(await first.app.introspect(first.tokens.access_token)).toEqual({ active: false });
    const second = await connected(tracker);
    const renewed = await second.app.refresh(second.tokens.refresh_token ?? '');
    expect(await errorOf(second.app.refresh(second.tokens.refresh_token ?? ''))).toBe('invalid_grant');
    expect(await second.app.introspect(renewed.access_token)).toEqual({ active: false });
  });

  it('gets nothing for a code by another verifier', async () => {
    const app = await smartApp(base, diary);
    const { address, checks } = await app.begin();
    const pkceCodeVerifier = 'another-verifier-of-forty-three-letters-or-more';
    expect(await errorOf(app.finish(await decide(address), { ...checks, pkceCodeVerifier }))).toBe('invalid_grant');
  });

  it.each([
    { what: 'no challenge', over: { code_challenge: '' }, error: 'invalid_request' },
    { what: 'the audience of no practice', over: { aud: 'https://elsewhere.example/fhir' }, error: 'invalid_target' },
    { what: 'no audience', over: { aud: '' }, error: 'invalid_target' },
    { what: 'no state', over: { state: '' }, error: 'invalid_request' },
  ])('is sent back with $what', async ({ over, error }) => {
    const { address } = await (await smartApp(base, diary)).begin();
    for (const [name, value] of Object.entries(over)) address.searchParams.set(name, value);
    for (const [document, input] of [
      [GetAppRequestDocument, requestIn(address)],
      [DecideAppRequestDocument, { request: requestIn(address), allow: true }],
    ] as const) {
      const { reason, text } = await gateway.ask(document, { input }, headers);
      expect(reason).toBe('app-sent-back');
      expect(text).toContain(`${redirect}?error=${error}`);
    }
  });

  it('that is unknown, or asks to be answered elsewhere, is answered nowhere', async () => {
    const { address } = await (await smartApp(base, diary)).begin();
    for (const [name, value] of [
      ['redirect_uri', `${redirect}/`],
      ['client_id', 'other'],
      ['client_id', 'ES384'],
    ] as const) {
      const wrong = new URL(address);
      wrong.searchParams.set(name, value);
      expect(await gateway.ask(GetAppRequestDocument, { input: requestIn(wrong) }, headers)).toMatchObject({
        reason: 'unknown-app',
      });
    }
  });
});

describe('a service of a practice', () => {
  const ask = (algorithm: keyof typeof keys, amend?: (claims: Record<string, unknown>) => void) =>
    serviceToken(base, {
      id: algorithm,
      keys: keys[algorithm],
      scope: 'system/Patient.rs',
      now: () => gateway.now(),
      ...(amend && { amend }),
    });

  it.each(['RS384', 'ES384'] as const)('gets a short token by a word that it signed by %s', async (algorithm) => {
    const answer = await ask(algorithm);
    expect(answer).toMatchObject({ expires_in: 300, scope: 'system/Patient.rs' });
    expect(await read(answer.access_token, `Patient/${ben[0]?.patient}`)).toMatchObject({
      status: 200,
      type: 'Patient',
    });
  });

  it('gets none by another algorithm, a word that is over, for elsewhere, or said before', async () => {
    expect(await errorOf(ask('ES256'))).toBe('invalid_client');
    const at = Math.floor(gateway.now() / 1_000);
    expect(await errorOf(ask('ES384', (claims) => Object.assign(claims, { exp: at - 60 })))).toBe('invalid_client');
    expect(await errorOf(ask('ES384', (claims) => Object.assign(claims, { aud: base })))).toBe('invalid_client');
    expect(await errorOf(ask('ES384', (claims) => Object.assign(claims, { jti: 'same' })))).toBeUndefined();
    expect(await errorOf(ask('ES384', (claims) => Object.assign(claims, { jti: 'same' })))).toBe('invalid_client');
  });
});

describe('the token endpoint', () => {
  it('may be asked by pages anywhere, and is not kept by caches', async () => {
    const asked = await fetch(`${gateway.url}/oauth/token`, { method: 'OPTIONS' });
    expect({ status: asked.status, to: asked.headers.get('access-control-allow-origin') }).toEqual({
      status: 204,
      to: '*',
    });
    const answer = await post('/oauth/token', { grant_type: 'authorization_code', client_id: 'diary' });
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 400,
      body: { error: 'invalid_request' },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('takes one form, and each field once', async () => {
    const twice = 'client_id=diary&client_id=tracker&grant_type=refresh_token';
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post('/oauth/token', {}, { body: twice, headers: type })).status).toBe(400);
    expect(
      (await post('/oauth/token', {}, { body: '{}', headers: { 'content-type': 'application/json' } })).status,
    ).toBe(415);
    expect((await fetch(`${gateway.url}/oauth/token`)).status).toBe(405);
    const header = { authorization: 'Basic !' };
    expect((await post('/oauth/token', { grant_type: 'refresh_token' }, { headers: header })).status).toBe(400);
    expect((await post('/oauth/token', { grant_type: 'refresh_token' })).status).toBe(401);
    expect((await post('/oauth/token', { a: 'x'.repeat(20_000) })).status).toBe(413);
  });

  it('is described at each practice that there is, and nowhere else', async () => {
    const at = async (path: string) => (await fetch(`${gateway.url}${path}/.well-known/smart-configuration`)).status;
    expect([await at(`/fhir/r4/${south.id}`), await at('/fhir/r4/none'), await at('')]).toEqual([200, 404, 404]);
  });
});

describe('what is kept and written of it', () => {
  let words: readonly string[];
  beforeEach(async () => {
    const { back, tokens } = await connected(tracker);
    const code = new URL(back).searchParams.get('code') ?? '';
    words = [code, tokens.access_token, tokens.refresh_token ?? '', secret];
  });

  it('holds no code, token or secret: neither the database nor the log', async () => {
    const tables = ['connected_apps', 'app_grants', 'app_tokens', 'activity'];
    const rows = await Promise.all(tables.map((table) => gateway.database.rows({ text: `select * from ${table}` })));
    const kept = JSON.stringify(rows);
    for (const word of words) {
      expect(word.length).toBeGreaterThan(20);
      expect(kept).not.toContain(word);
      expect(gateway.output()).not.toContain(word);
    }
  });

  it('says in the activity log who was allowed what, and what was given back', async () => {
    const { app, tokens } = await connected(tracker);
    await app.refresh(tokens.refresh_token ?? '');
    const renewed = await connected(tracker);
    await renewed.app.revoke(renewed.tokens.refresh_token ?? '');
    const lines = await gateway.database.rows({
      text: `select distinct action, actor_kind, subject_id, resource from activity
        where resource = 'tracker' and action in ('allowed-app', 'renewed-app-access', 'ended-app-access') order by action`,
    });
    const of = { subject_id: anaAtSouth.patient, resource: tracker.id };
    expect(lines).toEqual([
      { action: 'allowed-app', actor_kind: 'patient', ...of },
      { action: 'ended-app-access', actor_kind: 'portal', ...of },
      { action: 'renewed-app-access', actor_kind: 'portal', ...of },
    ]);
  });

  it('is a code for a minute', async () => {
    const app = await smartApp(base, tracker);
    const { address, checks } = await app.begin();
    const back = await decide(address);
    gateway.pass(MINUTE);
    expect(await errorOf(app.finish(back, checks))).toBe('invalid_grant');
  });
});
