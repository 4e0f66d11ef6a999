import { accessOver } from '@portico/services/access/testing';
import { describe, expect, it } from '@jest/globals';
import { RequestAuthenticator } from '@portico/services/access';
import type { OpenedPractice, RepresentedPerson, Tokens } from '@portico/application/access';
import { ben, mesa, noon, baseFixture } from '@portico/services/kernel/testing';
import { SupportService } from '@portico/services/support';
import {
  failed,
  MINUTE,
  ok,
  plus,
  type AccountId,
  type DeviceId,
  type PatientId,
  type ProfileId,
} from '@portico/domain/kernel';
import { contextMaker } from '../gateway/index.ts';
import documents from '../generated/documents.json' with { type: 'json' };
import { answering, json, signedIn, signedInTab, tokens } from '../testing/signed-in-tab.ts';
import { documentIdIn, gatewayFetch, tab } from '../testing/gateway-fetch.ts';
import { accessWire } from '../wire/access.wire.ts';
import { profilePhotoWire } from '../wire/profile-photo.wire.ts';
import { supportWire } from '../wire/support.wire.ts';

const sent = async (all: ReturnType<typeof signedInTab> | ReturnType<typeof tab>) => {
  await all.client.port(supportWire).contact();
  const request = all.requests.at(-1);
  if (request === undefined) throw new Error('Nothing was sent.');
  return request;
};

describe('what a guest asks', () => {
  it('ACC-389 tells of a token that is over on the guest’s own page, and of a session that is over above it', async () => {
    const over = json({ errors: [{ message: 'Over.', extensions: { code: 'UNAUTHENTICATED' } }] });
    const guest = tab(over);
    guest.clientSession.guest.start({ token: 't', practice: mesa.id, patient: 'p' as PatientId, by: 'link' });
    expect(await guest.client.port(supportWire).contact()).toMatchObject({ error: { kind: 'session-over' } });
    expect(guest.reported).toEqual([]);
    const person = signedInTab(over);
    await person.support.contact();
    expect(person.reported).toHaveLength(1);
  });
});

describe('a page of an older release', () => {
  it('OPS-D2 says so where the gateway does not know its document, and leaves the screen as it stands', async () => {
    const extensions = { code: 'BAD_INPUT', reason: 'unknown-document' };
    const page = signedInTab(json({ errors: [{ message: 'x', extensions }] }, 400));
    expect(await page.support.contact()).toEqual(failed({ kind: 'unavailable' }));
    expect({ outdated: page.outdated, reported: page.reported, requestsCount: page.requests.length }).toEqual({
      outdated: ['outdated'],
      reported: [],
      requestsCount: 1,
    });
    const wrong = signedInTab(json({ errors: [{ message: 'x', extensions: { code: 'BAD_INPUT' } }] }, 400));
    await wrong.support.contact();
    expect({ outdated: wrong.outdated, reportedCount: wrong.reported.length }).toEqual({
      outdated: [],
      reportedCount: 1,
    });
  });
});

describe('a request', () => {
  it('ACC-366 APT-017 APT-018 ACC-378 MON-017 is a POST to the one gateway, as JSON', async () => {
    const { address, init, headers } = await sent(signedInTab(answering()));
    expect({ address, method: init.method, headers: headers['content-type'] }).toEqual({
      address: '/graphql',
      method: 'POST',
      headers: 'application/json',
    });
    expect(headers['accept']).toContain('application/graphql-response+json');
  });

  it('names a document that the gateway knows, and carries no text of one', async () => {
    const { body } = await sent(signedInTab(answering()));
    expect(Object.keys(body).sort()).toEqual(['extensions', 'operationName', 'variables']);
    expect(Object.keys(documents)).toContain(documentIdIn(body));
    expect(body).toMatchObject({ operationName: 'GetSupport', variables: {} });
  });

  it('SEC-S1 says in a header for which document it is, where pictures make it large', async () => {
    const all = signedInTab(json({ data: { updatePhoto: null } }));
    await all.client.port(profilePhotoWire).saveProfilePhoto(`data:image/jpeg;base64,/9j/${'A'.repeat(400_000)}`);
    const request = all.requests.at(-1);
    expect(request?.headers['x-document-id']).toBe(documentIdIn(request?.body));
    expect((await sent(signedInTab(answering()))).headers).not.toHaveProperty('x-document-id');
  });

  it.each([
    ['ACC-368 APT-019 MON-019 the id of the selected practice', 'x-practice-id', 'mesa'],
    ['ACC-368 ACC-379 its name, percent-encoded', 'x-practice-name', 'Cl%C3%ADnica Pe%C3%B1asco'],
    ['ACC-368 its management system', 'x-practice-mgmt', 'talkehr'],
    ['ACC-369 ACC-379 the app', 'x-app', 'patient-portal-web'],
    ['ACC-370 ACC-379 MON-019 the username, percent-encoded', 'x-username', 'pe%C3%B1a'],
    ['ACC-371 APT-019 the authentication token', 'x-authentication-token', 'authentication-1'],
    ['ACC-371 APT-019 MON-019 the access token', 'x-access-token', 'access-1'],
    ['ACC-371 APT-019 the refresh token', 'x-refresh-token', 'refresh-1'],
    ['ACC-372 ACC-379 the local time with its offset', 'x-local-time', '2026-11-21T12:00:00-07:00'],
    ['ACC-373 APT-019 MON-019 the language', 'x-language', 'es'],
    ['ACC-375 the user agent', 'x-user-agent', 'Test/1.0 (est%C3%A1)'],
  ])('%s', async (_, name, value) => {
    const { headers } = await sent(signedInTab(answering()));
    expect(headers[name]).toBe(value);
  });

  it('ACC-374 ACC-376 ACC-142 APT-002 of a delegate carries who they are, and for whom they act', async () => {
    const { clientSession, ...rest } = tab(answering());
    const practice = { ...signedIn.practices[0], permissions: ['health:view'] } as unknown as OpenedPractice;
    const person: RepresentedPerson = { profile: 'child-1' as ProfileId, name: 'Iñaki', practices: [practice] };
    const id = 'rosa-1' as AccountId;
    clientSession.lifecycle.start({
      ...signedIn,
      delegate: { id, name: 'Rosa Peña', email: 'rosa@example.com', people: [person] },
    });
    const details = {
      'x-delegate-id': 'rosa-1',
      'x-delegate-name': 'Rosa Pe%C3%B1a',
      'x-delegate-email': 'rosa@example.com',
    };
    const asSelf = (await sent({ clientSession, ...rest })).headers;
    expect(asSelf).toMatchObject(details);
    expect(asSelf).not.toHaveProperty('x-represented-user');
    clientSession.actingAs.actFor(person);
    expect((await sent({ clientSession, ...rest })).headers).toMatchObject({
      ...details,
      'x-represented-user': 'child-1',
    });
  });

  it('ACC-340 tells a refusal to act for somebody from what is not there', async () => {
    const refused = (reason: string) => json({ errors: [{ message: 'x', extensions: { code: 'FORBIDDEN', reason } }] });
    const { support, reported } = signedInTab(refused('not-represented'));
    expect(await support.contact()).toEqual(failed({ kind: 'not-represented' }));
    expect(reported).toEqual([['GetSupport', { kind: 'not-represented' }]]);
    expect(await signedInTab(refused('other')).support.contact()).toEqual(failed({ kind: 'not-found' }));
  });

  it('ACC-379 carries no header without a value', async () => {
    const { headers } = await sent(tab(answering()));
    const own = Object.keys(headers).filter((name) => name.startsWith('x-'));
    expect(own.sort()).toEqual(['x-app', 'x-language', 'x-local-time', 'x-user-agent']);
    const { clientSession, ...half } = tab(answering());
    clientSession.lifecycle.start({ ...signedIn, username: '' });
    expect((await sent({ clientSession, ...half })).headers).not.toHaveProperty('x-username');
  });

  it('ACC-367 MON-019 asks the network every time, also for two equal questions at once, and keeps nothing', async () => {
    const { support, requests } = signedInTab(answering());
    await Promise.all([support.contact(), support.contact()]);
    await support.contact();
    expect(requests).toHaveLength(3);
    expect(requests.map(({ init }) => init.cache)).toEqual(['no-store', 'no-store', 'no-store']);
  });

  it('ACC-241 of a sign-out carries the session that it ends, though the tab forgets it at once', async () => {
    const { access, clientSession, session, requests, reported } = signedInTab(
      json({ data: { signOut: { status: 200 } } }),
    );
    const told = access.signOut();
    clientSession.lifecycle.end();
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
    const { support, clientSession } = signedInTab(answering({ tokens: fresh }));
    const seen = await support.contact().then(({ ok: answered }) => [answered, clientSession.tokens.current]);
    expect(seen).toEqual([true, kept]);
  });

  it('ACC-145 are stored though the question itself failed', async () => {
    const answer = json({
      errors: [{ message: 'x', extensions: { code: 'NOT_FOUND' } }],
      extensions: { tokens: fresh },
    });
    const { support, clientSession } = signedInTab(answer);
    expect(await support.contact()).toEqual(failed({ kind: 'not-found' }));
    expect(clientSession.tokens.current).toEqual(kept);
  });

  it('ACC-145 travel with the next question', async () => {
    const all = signedInTab(answering({ tokens: fresh }));
    await all.support.contact();
    expect((await sent(all)).headers).toMatchObject({ 'x-access-token': 'a2', 'x-refresh-token': 'r2' });
  });

  it('ACC-241 do not bring back a person who signed out meanwhile', async () => {
    const { support, clientSession, session } = signedInTab(answering({ tokens: fresh }));
    const asked = support.contact();
    clientSession.lifecycle.end();
    await asked;
    expect(session.all).toEqual({});
    expect(clientSession.tokens.signedIn).toBe(false);
  });

  it('ACC-241 do not touch the next person in this tab', async () => {
    const { support, clientSession } = signedInTab(answering({ tokens: fresh }));
    const asked = support.contact();
    const hers: Tokens = { access: 'hers-1', authentication: 'hers-2', refresh: 'hers-3' };
    clientSession.lifecycle.start({ ...signedIn, username: 'ana', tokens: hers });
    await asked;
    expect(clientSession.tokens.current).toEqual(hers);
  });

  it.each([[{ accessToken: 'a2' }], [{ ...fresh, refreshToken: 7 }], ['a2'], [null]])(
    'are ignored as %j',
    async (bad) => {
      const { support, clientSession } = signedInTab(answering({ tokens: bad }));
      expect((await support.contact()).ok).toBe(true);
      expect(clientSession.tokens.current).toEqual(tokens);
    },
  );

  it('ACC-145 come from the real gateway without the person noticing', async () => {
    const house = baseFixture();
    const time = { now: noon, language: 'en' as const };
    const technicalSupport = { phone: '1', email: 'e', hours: { from: '08:00', to: '18:00', days: [1] } };
    const contextFor = contextMaker(
      {
        requestAuthenticator: new RequestAuthenticator(house.accounts, house.sessions, house.delegations, house.tokens),
        publicServices: (caller) => ({ access: accessOver(house, caller) }) as never,
        own: (call) => ({ support: new SupportService(house.practices, technicalSupport, call) }) as never,
        guestAuthenticator: undefined as never,
        activityLog: house.activityLog,
        merchantSeal: undefined as never,
        guest: undefined as never,
        guestPayments: undefined as never,
        guestVisits: undefined as never,
        guestCheckIn: undefined as never,
        guestLookups: undefined as never,
      },
      () => time.now,
    );
    const all = tab(gatewayFetch(contextFor));
    const answer = await all.client.port(accessWire).signIn({
      login: ben.email,
      password: 'ben-password',
      device: 'tab' as DeviceId,
    });
    if (!answer.ok || answer.value.kind !== 'signed-in') throw new Error('Not signed in.');
    all.clientSession.lifecycle.start(answer.value);
    const [first] = answer.value.practices;
    if (first !== undefined) all.clientSession.actingAs.select(first);
    const support = all.client.port(supportWire);
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      time.now = plus(noon, minutes * MINUTE);
      expect(await support.contact()).toMatchObject({ ok: true, value: { practice: { name: mesa.name } } });
    }
    time.now = plus(noon, 12 * 60 * MINUTE);
    expect(await support.contact()).toEqual(failed({ kind: 'session-over', reason: 'expired' }));
  });
});
