import { describe, expect, it } from '@jest/globals';
import type { Permission, SmartScope } from '@portico/domain/access';
import { appLife, type AppId, type ConnectedApp, type AuthorizationRequest } from '@portico/domain/connected-apps';
import {
  MemoryAppGrants,
  MemoryAppRegistry,
  MemoryAppTokens,
  SpelledAppProofs,
  spelledFhirAddresses,
} from '@portico/domain/connected-apps/testing';
import { DAY, instant, MINUTE, plus, type Instant, type ProfileId } from '@portico/domain/kernel';
import type { AppDecision } from '@portico/application/connected-apps';
import { ana, anaAtMesa, baseFixture, ben, benAtPena, callOf, mesa, noon, pena } from '../kernel/testing/index.ts';
import { ActingOnChart } from './acting-on-chart.ts';
import { AllowedApps } from './allowed-apps.ts';
import { AppAuthenticator } from './app-authenticator.ts';
import { AppGranting } from './app-granting.ts';
import { AppNews } from './app-notifications.ts';
import { AppRequests } from './app-requests.ts';
import { HandedTokens } from './handed-tokens.ts';
import { AppTokenService } from './app-token.service.ts';
import { ConnectedAppsService } from './connected-apps.service.ts';
import { SmartAccessTokens } from './smart-access-tokens.ts';
import type { TokenAnswer } from './token-request.ts';

const proofs = new SpelledAppProofs();
const endpoint = 'https://portal.example/oauth/token';
const back = 'https://diary.example/back';
const scope = 'launch/patient offline_access patient/Observation.rs patient/Appointment.rs';

/** What the app asks for, by topic. */
const observed = ['lab-results', 'vital-signs', 'exams', 'social-history', 'social-needs', 'surveys', 'visits'];

const diary: ConnectedApp = {
  id: 'diary' as AppId,
  name: 'Diary',
  address: 'https://diary.example',
  kind: 'public',
  redirectAddresses: [back],
  scopes: ['launch/patient', 'offline_access', 'patient/*.rs'] as SmartScope[],
  registeredAt: noon,
};
const lab: ConnectedApp = {
  ...diary,
  id: 'lab' as AppId,
  name: 'Lab',
  kind: 'service',
  redirectAddresses: [],
  scopes: ['system/*.rs'] as SmartScope[],
  practice: mesa.id,
  keys: { address: 'https://lab.example/keys' },
};

const request = (over: Partial<AuthorizationRequest> = {}): AuthorizationRequest => ({
  response_type: 'code',
  client_id: diary.id,
  redirect_uri: back,
  scope,
  state: 's1',
  aud: spelledFhirAddresses.of(mesa.id),
  code_challenge: proofs.challengeOf('verifier'),
  code_challenge_method: 'S256',
  ...over,
});

const scene = async () => {
  const base = baseFixture();
  const appGrants = new MemoryAppGrants();
  const appRegistry = new MemoryAppRegistry(appGrants);
  const appTokens = new MemoryAppTokens();
  const confidential = {
    ...diary,
    id: 'tracker' as AppId,
    name: 'Tracker',
    kind: 'confidential',
    secretHash: base.codes.hashOf('secret'),
  } as const;
  for (const app of [diary, confidential, lab]) await appRegistry.register(app);
  const actingOnChart = new ActingOnChart(base.accounts, base.delegations, base.withheldAt);
  const parts = { ...base, appRegistry };
  const { accounts, practices, notifier, activityLog, codes, tries } = base;
  let now: Instant = noon;
  const own = (account = ana, practice = mesa) =>
    new ConnectedAppsService(
      accounts,
      new AppRequests(appRegistry, spelledFhirAddresses, practices),
      actingOnChart,
      new AppGranting(appGrants, appTokens, codes),
      new AllowedApps(appGrants, appRegistry, practices, actingOnChart),
      appGrants,
      new AppNews(notifier, (path) => `https://portal.example${path}`),
      activityLog,
      callOf(account, practice, now),
    );
  const exchange = new AppTokenService(
    new AppAuthenticator(appRegistry, codes, proofs, tries),
    new HandedTokens(appTokens, codes),
    appGrants,
    actingOnChart,
    proofs,
    spelledFhirAddresses,
    tries,
    activityLog,
  );
  const reader = new SmartAccessTokens(appRegistry, appGrants, appTokens, base.codes, actingOnChart);
  const asked = (form: Readonly<Record<string, string>>) => ({
    form: { client_id: diary.id, ...form },
    endpoint,
    now,
    origin: { address: '192.0.2.1' },
  });
  const token = async (form: Readonly<Record<string, string>>) => {
    const answer = await exchange.token(asked(form));
    return answer.ok ? answer.value : answer.error.kind === 'refused' ? answer.error.error : answer.error.kind;
  };
  const codeFrom = async (decision: Partial<AppDecision> = {}, account = ana) => {
    const decided = await own(account).decide({ request: request(), allow: true, ...decision });
    if (!decided.ok) throw new Error(decided.error.kind);
    return /[?&]code=([^&]+)/.exec(decided.value)?.[1] ?? '';
  };
  const byCode = (code: string, over: Readonly<Record<string, string>> = {}) =>
    token({ grant_type: 'authorization_code', code, redirect_uri: back, code_verifier: 'verifier', ...over });
  const connect = async (decision: Partial<AppDecision> = {}, account = ana): Promise<TokenAnswer> => {
    const answer = await byCode(await codeFrom(decision, account));
    if (typeof answer === 'string') throw new Error(answer);
    return answer;
  };
  const delegate = async (...permissions: readonly Permission[]) => {
    await base.delegations.grant({
      delegate: ben.id,
      chart: anaAtMesa,
      profile: 'p-ana' as ProfileId,
      profileName: 'Ana',
      permissions,
      grantedAt: instant(0),
    });
    return 'p-ana' as ProfileId;
  };
  return {
    parts,
    own,
    exchange,
    asked,
    token,
    codeFrom,
    byCode,
    connect,
    delegate,
    read: (text: string) => reader.read(text, now),
    later: (milliseconds: number) => {
      now = plus(now, milliseconds);
    },
    said: () => base.activityLog.entries.map(({ action }) => action),
  };
};

describe('what a person is asked', () => {
  it('is what the app may read, at which practice, for how long, and for whom', async () => {
    const { own, delegate } = await scene();
    await delegate('health:view');
    expect(await own(ben).asked(request())).toEqual({
      ok: true,
      value: {
        name: 'Diary',
        address: 'https://diary.example',
        practiceName: mesa.name,
        topics: observed,
        offlineDays: 365,
        people: [{ name: ben.name }, { profile: 'p-ana', name: 'Ana' }],
      },
    });
  });

  it('names nobody whose record is not open to them', async () => {
    const { own, delegate } = await scene();
    await delegate('appointments:act', 'profile:act');
    const people = async (account: typeof ana, at = mesa) => {
      const asked = await own(account).asked(request({ aud: spelledFhirAddresses.of(at.id) }));
      return asked.ok ? asked.value.people.map(({ name }) => name) : asked.error.kind;
    };
    expect(await people(ben)).toEqual([ben.name]);
    expect(await people(ana, pena)).toEqual([]);
  });

  it('is refused or sent back as the request deserves', async () => {
    const { own } = await scene();
    expect(await own().asked(request({ client_id: 'other' }))).toEqual({ ok: false, error: { kind: 'unknown-app' } });
    const error = { kind: 'app-sent-back', address: `${back}?error=invalid_target&state=s1` };
    const elsewhere = request({ aud: 'https://elsewhere.example/mesa' });
    expect(await own().asked(elsewhere)).toEqual({ ok: false, error });
    expect(await own().decide({ request: elsewhere, allow: true })).toEqual({ ok: false, error });
  });
});

describe('a decision', () => {
  it('not to allow it goes back to the app, and grants nothing', async () => {
    const { own, said } = await scene();
    expect(await own().decide({ request: request(), allow: false })).toEqual({
      ok: true,
      value: `${back}?error=access_denied&state=s1`,
    });
    expect(await own().list()).toEqual({ ok: true, value: [] });
    expect(said()).toEqual(['declined-app', 'viewed-apps']);
  });

  it('to allow it hands over a code, is listed, logged on the chart, and told by mail', async () => {
    const { own, parts, codeFrom } = await scene();
    await codeFrom();
    expect(await own().list()).toMatchObject({
      ok: true,
      value: [{ name: 'Diary', practiceName: mesa.name, byDelegate: false, topics: observed, since: noon }],
    });
    expect(parts.activityLog.entries[0]).toMatchObject({
      action: 'allowed-app',
      subject: anaAtMesa.patient,
      practice: mesa.id,
      resource: diary.id,
      reason: 'Diary',
    });
    expect(parts.notifier.last('app-connected', ana.email)).toMatchObject({ app: 'Diary', practice: mesa.name });
  });

  it('for a person whose record is not open to them is none', async () => {
    const { own, delegate } = await scene();
    const profile = await delegate('appointments:act');
    const refused = { ok: false, error: { kind: 'not-found' } };
    expect(await own(ben).decide({ request: request(), allow: true, profile })).toEqual(refused);
    expect(await own(ana).decide({ request: request(), allow: true, profile })).toEqual(refused);
  });
});

describe('a code', () => {
  it('is exchanged once for an access token, a refresh token and the patient', async () => {
    const { byCode, codeFrom, read } = await scene();
    const answer = await byCode(await codeFrom());
    expect(answer).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3_600,
      scope: 'launch/patient offline_access patient/Observation.rs patient/Appointment.rs',
      patient: `fhir-${anaAtMesa.patient}`,
    });
    const { access_token: access, refresh_token: refresh = '' } = answer as TokenAnswer;
    expect(await read(access)).toEqual({
      kind: 'patient',
      account: ana.id,
      ...anaAtMesa,
      app: { id: diary.id, name: 'Diary' },
      isPatient: true,
      scopes: ['launch/patient', 'offline_access', 'patient/Observation.rs', 'patient/Appointment.rs'],
    });
    expect(await read(refresh)).toBeUndefined();
  });

  it.each([
    { what: 'another verifier', over: { code_verifier: 'other' }, error: 'invalid_grant' },
    { what: 'another address', over: { redirect_uri: `${back}/` }, error: 'invalid_grant' },
    { what: 'another app', over: { client_id: 'tracker', client_secret: 'secret' }, error: 'invalid_grant' },
    { what: 'a secret that the app has not', over: { client_secret: 'x' }, error: 'invalid_client' },
    { what: 'a wrong secret', over: { client_id: 'tracker', client_secret: 'x' }, error: 'invalid_client' },
    { what: 'no secret', over: { client_id: 'tracker' }, error: 'invalid_client' },
    { what: 'the name of a service', over: { client_id: 'lab' }, error: 'invalid_client' },
    { what: 'another kind of grant', over: { grant_type: 'password' }, error: 'unsupported_grant_type' },
    { what: 'a wrong code', over: { code: 'code-0' }, error: 'invalid_grant' },
  ])('is refused with $what, and stays good', async ({ over, error }) => {
    const { byCode, codeFrom } = await scene();
    const code = await codeFrom();
    expect(await byCode(code, over)).toBe(error);
    expect(typeof (await byCode(code))).toBe('object');
  });

  it('is over after a minute', async () => {
    const { byCode, codeFrom, later } = await scene();
    const code = await codeFrom();
    later(appLife.code);
    expect(await byCode(code)).toBe('invalid_grant');
  });

  it('that comes a second time ends what the first was exchanged for', async () => {
    const { byCode, codeFrom, read, said } = await scene();
    const code = await codeFrom();
    const { access_token: access } = (await byCode(code)) as TokenAnswer;
    expect(await byCode(code)).toBe('invalid_grant');
    expect(await read(access)).toBeUndefined();
    expect(said()).toContain('ended-app-access');
  });
});

describe('a refresh token', () => {
  const renew = (refresh = '', over = {}) => ({ grant_type: 'refresh_token', refresh_token: refresh, ...over });

  it('is replaced with each use, and ends everything when it comes twice', async () => {
    const { connect, token, read, said } = await scene();
    const first = await connect();
    const second = (await token(renew(first.refresh_token))) as TokenAnswer;
    expect(await read(second.access_token)).toBeDefined();
    expect(said()).toContain('renewed-app-access');
    expect(await token(renew(first.refresh_token))).toBe('invalid_grant');
    for (const access of [first, second]) expect(await read(access.access_token)).toBeUndefined();
    expect(await token(renew(second.refresh_token))).toBe('invalid_grant');
  });

  it('of two at once renews at most once', async () => {
    const { connect, token } = await scene();
    const { refresh_token: refresh } = await connect();
    const answers = await Promise.all([token(renew(refresh)), token(renew(refresh))]);
    expect(answers.filter((answer) => typeof answer === 'object').length).toBeLessThanOrEqual(1);
  });

  it('gives less where less is asked for, and never more', async () => {
    const { connect, token } = await scene();
    const { refresh_token: refresh } = await connect();
    expect(await token(renew(refresh, { scope: 'patient/Patient.rs' }))).toBe('invalid_scope');
    const less = await token(renew(refresh, { scope: 'patient/Observation.r' }));
    expect(less).toMatchObject({ scope: 'patient/Observation.r' });
  });

  it('is given only to an app that may read while the person is away, and lasts a year', async () => {
    const { connect, token, later } = await scene();
    const { refresh_token: none } = await connect({ request: request({ scope: 'patient/Patient.rs' }) });
    expect(none).toBeUndefined();
    const { refresh_token: refresh } = await connect();
    later(365 * DAY);
    expect(await token(renew(refresh))).toBe('invalid_grant');
  });
});

describe('what is allowed', () => {
  it('is what the person left of it, read by read and renewed, and never more than was asked for', async () => {
    const { own, connect, read, token } = await scene();
    const laboratory =
      'patient/Observation.rs?category=http://terminology.hl7.org/CodeSystem/observation-category|laboratory';
    const answer = await connect({ topics: ['lab-results', 'allergies'] });
    expect(answer.scope).toBe(`launch/patient offline_access ${laboratory}`);
    expect((await read(answer.access_token))?.scopes).toEqual(['launch/patient', 'offline_access', laboratory]);
    expect(await own().list()).toMatchObject({ ok: true, value: [{ topics: ['lab-results'] }] });
    const renew = { grant_type: 'refresh_token', refresh_token: answer.refresh_token ?? '' };
    expect(await token({ ...renew, scope: 'patient/Observation.rs?category=laboratory' })).toBe('invalid_scope');
    expect(await token({ ...renew, scope: 'patient/Observation.rs' })).toMatchObject({ scope: laboratory });
    expect(await own().decide({ request: request(), allow: true, topics: ['allergies'] })).toEqual({
      ok: false,
      error: { kind: 'bad-input' },
    });
  });

  it('ends with the next read once it is removed, in the list of the patient too', async () => {
    const { own, connect, token, read, said, delegate } = await scene();
    const profile = await delegate('health:view');
    const { access_token: access, refresh_token: refresh = '' } = await connect({ profile }, ben);
    expect(await own(ben).list()).toMatchObject({ ok: true, value: [{ person: 'Ana', byDelegate: false }] });
    const listed = await own(ana).list();
    const [entry] = listed.ok ? listed.value : [];
    expect(entry).toMatchObject({ byDelegate: true });
    expect(entry?.person).toBeUndefined();
    if (entry === undefined) throw new Error('Nothing is listed.');
    expect(await own(ana).remove({ ...entry, practice: pena.id })).toMatchObject({ ok: false });
    expect(await read(access)).toBeDefined();
    expect(await own(ana).remove(entry)).toEqual({ ok: true, value: undefined });
    expect(await own(ana).remove(entry)).toMatchObject({ ok: false });
    expect(await read(access)).toBeUndefined();
    expect(await token({ grant_type: 'refresh_token', refresh_token: refresh })).toBe('invalid_grant');
    expect(said()).toContain('removed-app');
  });

  it('leaves a line in the log of the patient when it ends, whoever removes it', async () => {
    for (const remover of [ana, ben]) {
      const { own, connect, parts, delegate } = await scene();
      const profile = await delegate('health:view');
      await connect({ profile }, ben);
      const listed = await own(remover).list();
      const [entry] = listed.ok ? listed.value : [];
      if (entry === undefined) throw new Error('Nothing is listed.');
      await own(remover).remove(entry);
      expect(parts.activityLog.entries.at(-1)).toMatchObject({
        action: 'removed-app',
        actor: remover.id,
        actorKind: remover === ana ? 'patient' : 'delegate',
        subject: anaAtMesa.patient,
        practice: mesa.id,
        reason: 'Diary',
      });
    }
  });

  it('is nobody else’s to see or remove', async () => {
    const { own, connect } = await scene();
    await connect();
    const listed = await own(ana).list();
    const [entry] = listed.ok ? listed.value : [];
    if (entry === undefined) throw new Error('Nothing is listed.');
    expect(await own(ben).list()).toEqual({ ok: true, value: [] });
    expect(await own(ben).remove(entry)).toEqual({ ok: false, error: { kind: 'not-found' } });
  });

  it('reaches no further than the delegate who allowed it, read by read', async () => {
    const { connect, delegate, read, token, later } = await scene();
    const profile = await delegate('health:view', 'appointments:view');
    const { access_token: access, refresh_token: refresh = '' } = await connect({ profile }, ben);
    expect((await read(access))?.scopes).toContain('patient/Appointment.rs');
    await delegate('health:view');
    expect((await read(access))?.scopes).not.toContain('patient/Appointment.rs');
    await delegate('appointments:view');
    expect(await read(access)).toBeUndefined();
    expect(await token({ grant_type: 'refresh_token', refresh_token: refresh })).toBe('invalid_grant');
    later(MINUTE);
    expect(await read(access)).toBeUndefined();
  });

  it('rests while the account is disabled, and ends with the app', async () => {
    const { parts, connect, read } = await scene();
    const { access_token: access } = await connect();
    await parts.accounts.disable(ana.id, noon);
    expect(await read(access)).toBeUndefined();
    const { access_token: other } = await connect({ request: request({ aud: spelledFhirAddresses.of(pena.id) }) }, ben);
    expect(await read(other)).toMatchObject({ patient: benAtPena.patient });
    await parts.appRegistry.remove(diary.id, noon);
    expect(await read(other)).toBeUndefined();
  });

  it('notes its use by the minute', async () => {
    const { own, connect, read, later } = await scene();
    const { access_token: access } = await connect();
    const used = async () => {
      const listed = await own().list();
      return listed.ok ? listed.value[0]?.lastUsedAt : undefined;
    };
    expect(await used()).toBeUndefined();
    await read(access);
    later(MINUTE - 1);
    await read(access);
    expect(await used()).toBe(noon);
    later(1);
    await read(access);
    expect(await used()).toBe(plus(noon, MINUTE));
  });
});

describe('a service', () => {
  const word = (jti: string, over = {}) => ({
    grant_type: 'client_credentials',
    client_id: lab.id,
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: JSON.stringify({ iss: lab.id, aud: endpoint, jti }),
    scope: 'system/Patient.rs',
    ...over,
  });

  it('reads its practice by its own signed word, for five minutes, each word once', async () => {
    const { token, read, later } = await scene();
    const answer = (await token(word('a'))) as TokenAnswer;
    expect(answer).toMatchObject({ expires_in: 300, scope: 'system/Patient.rs' });
    expect(answer.refresh_token).toBeUndefined();
    expect(await read(answer.access_token)).toEqual({
      kind: 'system',
      practice: mesa.id,
      app: { id: lab.id, name: 'Lab' },
      scopes: ['system/Patient.rs'],
    });
    expect(await token(word('a'))).toBe('invalid_client');
    later(appLife.serviceAccess);
    expect(await read(answer.access_token)).toBeUndefined();
  });

  it.each([
    { what: 'no scope', over: { scope: '' }, error: 'invalid_scope' },
    { what: 'the scope of a patient', over: { scope: 'patient/Patient.rs' }, error: 'invalid_scope' },
    { what: 'another name', over: { client_id: 'diary' }, error: 'invalid_client' },
    { what: 'another kind of proof', over: { client_assertion_type: 'x' }, error: 'invalid_client' },
    { what: 'a word for elsewhere', over: { client_assertion: '{"iss":"lab","jti":"1"}' }, error: 'invalid_client' },
    {
      what: 'the word of an app',
      over: { client_assertion: '{"iss":"diary","jti":"1"}', client_id: 'diary' },
      error: 'invalid_client',
    },
  ])('is refused with $what', async ({ over, error }) => {
    const { token } = await scene();
    expect(await token(word('b', over))).toBe(error);
  });

  it('is the only one that reads for itself', async () => {
    const { token } = await scene();
    const secret = { client_id: 'tracker', client_secret: 'secret' };
    expect(await token({ ...secret, grant_type: 'client_credentials', scope: 'system/Patient.rs' })).toBe(
      'unauthorized_client',
    );
  });
});

describe('a token', () => {
  const asTracker = { client_id: 'tracker', client_secret: 'secret' };
  const connectTracker = async () => {
    const made = await scene();
    const code = await made.codeFrom({ request: request({ client_id: 'tracker' }) });
    return { ...made, answer: (await made.byCode(code, asTracker)) as TokenAnswer };
  };

  it('is told to the app that it is of, and to no other', async () => {
    const { exchange, asked, answer, later } = await connectTracker();
    const told = (token: string, as: Readonly<Record<string, string>> = asTracker) =>
      exchange.introspect(asked({ ...as, token }));
    expect(await told(answer.access_token)).toMatchObject({
      ok: true,
      value: { active: true, client_id: 'tracker', patient: `fhir-${anaAtMesa.patient}` },
    });
    expect(await told(answer.access_token, {})).toMatchObject({ error: { error: 'unauthorized_client' } });
    expect(await told('other')).toEqual({ ok: true, value: { active: false } });
    later(appLife.access);
    expect(await told(answer.access_token)).toEqual({ ok: true, value: { active: false } });
  });

  it('is taken back: an access token alone, a refresh token with all', async () => {
    const { exchange, asked, token, read, answer } = await connectTracker();
    const { refresh_token: refresh = '' } = answer;
    const revoke = (given: string, as: Readonly<Record<string, string>> = asTracker) =>
      exchange.revoke(asked({ ...as, token: given }));
    expect(await revoke(refresh, {})).toEqual({ ok: true, value: undefined });
    expect(await read(answer.access_token)).toBeDefined();
    expect(await revoke(answer.access_token)).toEqual({ ok: true, value: undefined });
    expect(await read(answer.access_token)).toBeUndefined();
    const renewed = (await token({ ...asTracker, grant_type: 'refresh_token', refresh_token: refresh })) as TokenAnswer;
    await revoke(renewed.refresh_token ?? '');
    expect(await read(renewed.access_token)).toBeUndefined();
  });

  it('cannot be guessed for long from one address', async () => {
    const { token } = await scene();
    for (let at = 0; at < 100; at++) await token({ grant_type: 'refresh_token', refresh_token: `guess-${at}` });
    expect(await token({ grant_type: 'refresh_token', refresh_token: 'guess' })).toBe('must-wait');
  });
});
