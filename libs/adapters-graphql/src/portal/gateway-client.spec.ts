import { describe, expect, it } from '@jest/globals';
import {
  AccessService,
  Gatekeeper,
  type OwnPractice,
  type SignedIn,
  type SignInRefusal,
  type Tokens,
} from '@portico/application/access';
import type { Failure } from '@portico/application/kernel';
import { callOf, mesa, ben, noon, stage } from '@portico/application/kernel/testing';
import { SupportService } from '@portico/application/support';
import {
  failed,
  instant,
  MINUTE,
  ok,
  plus,
  type DeviceId,
  type PatientId,
  type PracticeId,
} from '@portico/domain/kernel';
import { contextMaker } from '../gateway/index.ts';
import { refusal } from '../gateway/refusal.ts';
import documents from '../generated/documents.json' with { type: 'json' };
import { gatewayFetch, tab } from '../testing/wire.ts';
import { GraphqlAccess, GraphqlDashboard, GraphqlSupport } from './index.ts';

const practice: OwnPractice = {
  id: 'mesa' as PracticeId,
  name: 'Clínica Peñasco',
  management: 'talkehr',
  patient: 'p1' as PatientId,
  payments: 'no-value',
};
const tokens: Tokens = { access: 'access-1', authentication: 'authentication-1', refresh: 'refresh-1' };
const signedIn: SignedIn = { username: 'peña', email: 'p@example.com', tokens, practices: [practice] };

const contact = {
  phone: '1',
  email: 'e',
  from: '08:00',
  to: '18:00',
  days: [1],
  practice_name: 'P',
  practice_phone: '2',
};
const json =
  (body: unknown, status = 200): typeof fetch =>
  async () =>
    new Response(JSON.stringify(body), { status });
const answering = (extensions?: object) => json({ data: { getSupport: contact }, ...(extensions && { extensions }) });

/** A tab in which somebody stands at a practice. */
const signedInTab = (answer: typeof fetch) => {
  const all = tab(answer);
  all.keeper.start(signedIn);
  all.keeper.select(practice);
  return { ...all, support: new GraphqlSupport(all.client), access: new GraphqlAccess(all.client) };
};

const sent = async (all: ReturnType<typeof signedInTab> | ReturnType<typeof tab>) => {
  await new GraphqlSupport(all.client).contact();
  const request = all.requests.at(-1);
  if (request === undefined) throw new Error('Nothing was sent.');
  return request;
};

describe('a request', () => {
  it('ACC-366 APT-017 ACC-378 is a POST to the one gateway, as JSON', async () => {
    const { address, init, headers } = await sent(signedInTab(answering()));
    expect([address, init.method, headers['content-type']]).toEqual(['/graphql', 'POST', 'application/json']);
    expect(headers['accept']).toContain('application/graphql-response+json');
  });

  it('names a document that the gateway knows, and carries no text of one', async () => {
    const { body } = await sent(signedInTab(answering()));
    expect(Object.keys(body).sort()).toEqual(['documentId', 'operationName', 'variables']);
    expect(Object.keys(documents)).toContain(body['documentId']);
    expect(body).toMatchObject({ operationName: 'GetSupport', variables: {} });
  });

  it.each([
    ['ACC-368 APT-019 the id of the selected practice', 'x-practice-id', 'mesa'],
    ['ACC-368 ACC-379 its name, percent-encoded', 'x-practice-name', 'Cl%C3%ADnica Pe%C3%B1asco'],
    ['ACC-368 its management system', 'x-practice-mgmt', 'talkehr'],
    ['ACC-369 ACC-379 the app', 'x-app', 'patient-portal-web'],
    ['ACC-370 ACC-379 the username, percent-encoded', 'x-username', 'pe%C3%B1a'],
    ['ACC-371 APT-019 the authentication token', 'x-authentication-token', 'authentication-1'],
    ['ACC-371 APT-019 the access token', 'x-access-token', 'access-1'],
    ['ACC-371 APT-019 the refresh token', 'x-refresh-token', 'refresh-1'],
    ['ACC-372 ACC-379 the local time with its offset', 'x-local-time', '2026-11-21T12:00:00-07:00'],
    ['ACC-373 APT-019 the language', 'x-language', 'es'],
    ['ACC-375 the user agent', 'x-user-agent', 'Test/1.0 (est%C3%A1)'],
  ])('%s', async (_, name, value) => {
    const { headers } = await sent(signedInTab(answering()));
    expect(headers[name]).toBe(value);
  });

  it('ACC-379 carries no header without a value', async () => {
    const { headers } = await sent(tab(answering()));
    const own = Object.keys(headers).filter((name) => name.startsWith('x-'));
    expect(own.sort()).toEqual(['x-app', 'x-language', 'x-local-time', 'x-user-agent']);
    const { keeper, ...half } = tab(answering());
    keeper.start({ ...signedIn, username: '' });
    expect((await sent({ keeper, ...half })).headers).not.toHaveProperty('x-username');
  });

  it('ACC-367 asks the network every time, also for two equal questions at once, and keeps nothing', async () => {
    const { support, requests } = signedInTab(answering());
    await Promise.all([support.contact(), support.contact()]);
    await support.contact();
    expect(requests).toHaveLength(3);
    expect(requests.map(({ init }) => init.cache)).toEqual(['no-store', 'no-store', 'no-store']);
  });

  it('ACC-241 of a sign-out carries the session that it ends, though the tab forgets it at once', async () => {
    const { access, keeper, session, requests, reported } = signedInTab(json({ data: { signOut: { status: 200 } } }));
    const told = access.signOut();
    keeper.end();
    expect(await told).toEqual(ok(undefined));
    expect(requests[0]?.headers).toMatchObject({ 'x-access-token': 'access-1', 'x-refresh-token': 'refresh-1' });
    expect(session.all).toEqual({});
    expect(reported).toEqual([]);
  });

  it('carries the password in its body and nowhere else', async () => {
    const { access, requests } = signedInTab(json({ errors: [{ message: 'no', extensions: { code: 'INTERNAL' } }] }));
    await access.signIn({ login: 'a@example.com', password: 'pass-word-1', device: 'd' as DeviceId });
    const [request] = requests;
    expect(request?.body).toMatchObject({ variables: { input: { password: 'pass-word-1' } } });
    expect(JSON.stringify([request?.headers, request?.address])).not.toContain('pass-word-1');
  });
});

describe('renewed tokens in an answer', () => {
  const fresh = { accessToken: 'a2', authenticationToken: 'b2', refreshToken: 'r2' };
  const kept: Tokens = { access: 'a2', authentication: 'b2', refresh: 'r2' };

  it('ACC-145 APT-020 are stored before the answer is handed on', async () => {
    const { support, keeper } = signedInTab(answering({ tokens: fresh }));
    const seen = await support.contact().then(({ ok: answered }) => [answered, keeper.tokens]);
    expect(seen).toEqual([true, kept]);
  });

  it('ACC-145 are stored though the question itself failed', async () => {
    const answer = json({
      errors: [{ message: 'x', extensions: { code: 'NOT_FOUND' } }],
      extensions: { tokens: fresh },
    });
    const { support, keeper } = signedInTab(answer);
    expect(await support.contact()).toEqual(failed({ kind: 'not-found' }));
    expect(keeper.tokens).toEqual(kept);
  });

  it('ACC-145 travel with the next question', async () => {
    const all = signedInTab(answering({ tokens: fresh }));
    await all.support.contact();
    expect((await sent(all)).headers).toMatchObject({ 'x-access-token': 'a2', 'x-refresh-token': 'r2' });
  });

  it('ACC-241 do not bring back a person who signed out meanwhile', async () => {
    const { support, keeper, session } = signedInTab(answering({ tokens: fresh }));
    const asked = support.contact();
    keeper.end();
    await asked;
    expect(session.all).toEqual({});
    expect(keeper.signedIn).toBe(false);
  });

  it('ACC-241 do not touch the next person in this tab', async () => {
    const { support, keeper } = signedInTab(answering({ tokens: fresh }));
    const asked = support.contact();
    const hers: Tokens = { access: 'hers-1', authentication: 'hers-2', refresh: 'hers-3' };
    keeper.start({ ...signedIn, username: 'ana', tokens: hers });
    await asked;
    expect(keeper.tokens).toEqual(hers);
  });

  it.each([[{ accessToken: 'a2' }], [{ ...fresh, refreshToken: 7 }], ['a2'], [null]])(
    'are ignored as %j',
    async (bad) => {
      const { support, keeper } = signedInTab(answering({ tokens: bad }));
      expect((await support.contact()).ok).toBe(true);
      expect(keeper.tokens).toEqual(tokens);
    },
  );

  it('ACC-145 come from the real gateway without the person noticing', async () => {
    const house = stage();
    const time = { now: noon };
    const desk = { phone: '1', email: 'e', hours: { from: '08:00', to: '18:00', days: [1] } };
    const contextFor = contextMaker(
      {
        gatekeeper: new Gatekeeper(house),
        access: (caller) => new AccessService(house, caller),
        own: (call) => ({ support: new SupportService({ ...house, desk }, call) }) as never,
      },
      () => time.now,
    );
    const all = tab(gatewayFetch(contextFor));
    const answer = await new GraphqlAccess(all.client).signIn({
      login: ben.email,
      password: 'ben-password',
      device: 'tab' as DeviceId,
    });
    if (!answer.ok) throw new Error('Not signed in.');
    all.keeper.start(answer.value);
    const [first] = answer.value.practices;
    if (first !== undefined) all.keeper.select(first);
    const support = new GraphqlSupport(all.client);
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      time.now = plus(noon, minutes * MINUTE);
      expect(await support.contact()).toMatchObject({ ok: true, value: { practiceName: mesa.name } });
    }
    time.now = plus(noon, 12 * 60 * MINUTE);
    expect(await support.contact()).toEqual(failed({ kind: 'session-over', reason: 'expired' }));
    expect(callOf(ben, mesa).acting.practice).toBe('mesa');
  });
});

describe('a failure on the way', () => {
  const page =
    (status: number): typeof fetch =>
    async () =>
      new Response('<html>proxy</html>', { status });
  const broken: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));

  it.each<[string, typeof fetch, Failure]>([
    ['ACC-388 the network is gone', broken, { kind: 'unreachable' }],
    ['ACC-386 a proxy gave up waiting', page(504), { kind: 'timed-out' }],
    ['ACC-386 a server gave up waiting', page(408), { kind: 'timed-out' }],
    ['no gateway stands behind the proxy', page(502), { kind: 'unavailable' }],
    ['the gateway is not ready', page(503), { kind: 'unavailable' }],
    ['somebody else answered', page(200), { kind: 'unreachable' }],
    ['there is nothing at this address', page(404), { kind: 'unreachable' }],
    ['JSON that is not GraphQL', json({ message: 'hello' }), { kind: 'unreachable' }],
    ['JSON that is nothing', json(null), { kind: 'unreachable' }],
    ['an answer without data', json({ data: null }), { kind: 'malfunction' }],
  ])('%s', async (_, answer, failure) => {
    const { support, reported } = signedInTab(answer);
    expect(await support.contact()).toEqual(failed(failure));
    expect(reported).toEqual([['GetSupport', failure]]);
  });

  it('an answer of GraphQL counts whatever its status is', async () => {
    const answer = json({ errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }, 401);
    expect(await signedInTab(answer).support.contact()).toEqual(failed({ kind: 'session-over', reason: 'expired' }));
  });
});

describe('a failure that the gateway answers', () => {
  const answerOf = (failure: Failure | SignInRefusal): typeof fetch => {
    const { message, extensions } = refusal(failure);
    return json({ data: null, errors: [{ message, extensions }] });
  };

  it.each<[string, Failure]>([
    ['ACC-384 ACC-391', { kind: 'session-over', reason: 'expired' }],
    ['ACC-383 ACC-391', { kind: 'session-over', reason: 'renewal-failed' }],
    ['ACC-386 ACC-391', { kind: 'timed-out' }],
    ['ACC-391', { kind: 'not-found' }],
    ['ACC-391', { kind: 'bad-input' }],
    ['ACC-391', { kind: 'too-many-requests' }],
    ['ACC-391', { kind: 'too-many-requests', until: instant(1_800_000_000_000) }],
    ['ACC-391', { kind: 'malfunction' }],
  ])('%s arrives as it was and is told once: %j', async (_, failure) => {
    const { support, reported } = signedInTab(answerOf(failure));
    expect(await support.contact()).toEqual(failed(failure));
    expect(reported).toEqual([['GetSupport', failure]]);
  });

  it.each<Failure>([{ kind: 'unreachable' }, { kind: 'unavailable' }])(
    'behind the gateway is a malfunction of the gateway: %j',
    async (failure) => {
      expect(await signedInTab(answerOf(failure)).support.contact()).toEqual(failed({ kind: 'malfunction' }));
    },
  );

  it.each([
    ['ACC-384', { kind: 'session-over', reason: 'expired' } as const, 'The incoming token has expired.'],
    ['ACC-386', { kind: 'timed-out' } as const, 'Endpoint request timed out'],
    ['ACC-188', { kind: 'wrong-credentials' } as const, 'Incorrect email or password.'],
  ])('%s has the words of the requirements', (_, failure, words) => {
    expect(refusal(failure).message).toBe(words);
  });

  it('ACC-391 APT-024 has one of the known codes, and FORBIDDEN says no more than NOT_FOUND', async () => {
    const forbidden = json({ errors: [{ message: 'x', extensions: { code: 'FORBIDDEN' } }] });
    expect(await signedInTab(forbidden).support.contact()).toEqual(failed({ kind: 'not-found' }));
    const unknown = json({ errors: [{ message: 'x', extensions: { code: 'NEW', requestId: 'r7' } }] });
    expect(await signedInTab(unknown).support.contact()).toEqual(failed({ kind: 'malfunction', request: 'r7' }));
    const bare = json({ errors: [{ message: 'x' }] });
    expect(await signedInTab(bare).support.contact()).toEqual(failed({ kind: 'malfunction' }));
  });

  it.each<SignInRefusal>([{ kind: 'wrong-credentials' }, { kind: 'must-wait', until: instant(1_800_000_000_000) }])(
    'ACC-188 refuses a sign-in as it was refused, and troubles nobody else: %j',
    async (refused) => {
      const { access, reported } = signedInTab(answerOf(refused));
      const credentials = { login: 'a@example.com', password: 'x', device: 'd' as DeviceId };
      expect(await access.signIn(credentials)).toEqual(failed(refused));
      expect(reported).toEqual([]);
    },
  );

  it('is never an amount of money that cannot be read', async () => {
    const empty = { kind: 'NO_INFORMATION', text: [], entries: [] };
    const dashboard = (due: string, total: string) =>
      json({
        data: {
          getDashboard: {
            dashboardScreen: {
              upcoming: [],
              visits: [],
              balance: { due, asOf: '2026-11-21T00:00:00.000Z' },
              statements: [{ id: 's', date: '2026-11-01', total }],
              allergies: empty,
              medications: empty,
              conditions: empty,
            },
            formsList: [],
          },
        },
      });
    const overview = (due: string, total: string) =>
      new GraphqlDashboard(signedInTab(dashboard(due, total)).client).overview();
    expect(await overview('1.00', '2.00')).toMatchObject({
      value: { balance: { due: 100 }, statements: [{ total: 200 }] },
    });
    for (const [due, total] of [
      ['1', '2.00'],
      ['', '2.00'],
      ['1.00', '2,00'],
    ] as const) {
      expect(await overview(due, total)).toEqual(failed({ kind: 'malfunction' }));
    }
  });
});
