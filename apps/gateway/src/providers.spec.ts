import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import {
  BeginProviderSignInDocument,
  FinishProviderSignInDocument,
  GetLayoutDocument,
  GetUserTokenDocument,
  SignOutDocument,
  type FinishProviderSignInMutation,
  type GetUserTokenMutation,
} from '@portico/adapters-graphql/operations';
import { headers as headerNames } from '@portico/adapters-graphql/headers';
import {
  foreignClient,
  signInAt,
  signOutAt,
  startForeignProvider,
  type Cookies,
  type ForeignProvider,
} from '@portico/adapters-crypto/testing/foreign-provider';
import { story } from './testing/scenario-steps.ts';
import type { IdentityProvidersFile } from './config/index.ts';
import { anaEmail, password, south } from './testing/clinic-fixture.ts';
import { credentials, startTestGateway, type RunningGateway } from './testing/running-gateway.ts';

const origin = 'http://127.0.0.1:9';
const redirectAddress = `${origin}/sign_in/return`;
const device = '22222222-2222-4333-8444-555555555555';

let foreign: ForeignProvider;
let gateway: RunningGateway;
let onlyByProvider: RunningGateway;

const fileFor = (issuer: string, only: boolean): IdentityProvidersFile => ({
  only,
  providers: [
    {
      id: 'clinic',
      name: { en: 'Clinic', es: 'Clínica' },
      issuer,
      clientId: foreignClient.id,
      proof: { kind: 'secret', secret: foreignClient.secret },
      strongAcr: [],
      strongAmr: ['mfa'],
    },
  ],
});

const away = async (at = gateway): Promise<string> => {
  const { data } = await at.ask(BeginProviderSignInDocument, {
    input: { provider: 'clinic', device_identifier: device },
  });
  return (data as { beginProviderSignIn: string }).beginProviderSignIn;
};

const back = (query: string, { at = gateway, from = device } = {}) => {
  const state = new URLSearchParams(query).get('state') ?? '';
  return at.ask(FinishProviderSignInDocument, { input: { query, state, device_identifier: from } });
};

const outcomeOf = (data: unknown) => (data as FinishProviderSignInMutation).finishProviderSignIn;

const signInBy = (identity: string, login = '', typed = '', at = gateway) =>
  at.ask(GetUserTokenDocument, {
    input: { username: login, password: typed, device_identifier: device, identity },
  });

const tokenOf = (data: unknown) => (data as GetUserTokenMutation).getUserToken;

describe('providers', () => {
  beforeAll(async () => {
    foreign = await startForeignProvider(redirectAddress, { ana: { email: anaEmail, email_verified: true } });
    const given = { publicOrigins: [origin] };
    gateway = await startTestGateway({ ...given, identityProviders: fileFor(foreign.issuer, false) });
    onlyByProvider = await startTestGateway({ ...given, identityProviders: fileFor(foreign.issuer, true) });
  }, 120_000);
  afterAll(async () => {
    await Promise.all([gateway.close(), onlyByProvider.close(), foreign.close()]);
  });

  const linesOf = async (action: string, at = gateway) => {
    const rows = await at.database.rows<{ reason: string; resource: string }>({
      text: 'select reason, resource from activity where action = $1 order by at, seq',
      values: [action],
    });
    return rows;
  };

  describe('an identity provider of an installation', () => {
    const it = story();
    it('ASVS-10.1 an unknown identity opens nothing by its email; it is linked by a sign-in, and opens the account from then on', async () => {
      const first = outcomeOf((await back(await signInAt(await away(), 'ana', redirectAddress))).data);
      expect(first).toMatchObject({ outcome: 'UNKNOWN', provider: 'clinic', email: anaEmail });
      const ticket = first.ticket ?? '';
      expect(await signInBy(ticket)).toMatchObject({ reason: 'wrong-credentials' });
      expect(await signInBy(ticket, anaEmail, 'a wrong password')).toMatchObject({ reason: 'wrong-credentials' });
      expect(tokenOf((await signInBy(ticket, anaEmail, password)).data).email).toBe(anaEmail);
      expect(await linesOf('linked-identity')).toHaveLength(1);

      const again = outcomeOf((await back(await signInAt(await away(), 'ana', redirectAddress))).data);
      expect(again).toMatchObject({ outcome: 'KNOWN', email: null });
      const entered = tokenOf((await signInBy(again.ticket ?? '')).data);
      expect(entered.provider_sign_out).toContain(foreign.issuer);
      const headers = { [headerNames.accessToken]: entered.cognitoPayload?.accessToken ?? '' };
      const inside = await gateway.ask(GetLayoutDocument, { practiceId: south.id }, headers);
      expect(inside.code).toBeUndefined();
      expect((await gateway.ask(SignOutDocument, {}, headers)).code).toBeUndefined();
      expect((await signInBy(again.ticket ?? '')).reason).toBe('identity-over');
    });

    it('ASVS-10.2 a return is taken once, and in no other browser; each refusal leaves a line and no code in the log', async () => {
      const query = await signInAt(await away(), 'ana', redirectAddress);
      const before = (await linesOf('failed-sign-in')).length;
      expect(await back(query, { from: '33333333-2222-4333-8444-555555555555' })).toMatchObject({
        reason: 'return-over',
      });
      expect(outcomeOf((await back(query)).data).outcome).toBe('KNOWN');
      expect(await back(query)).toMatchObject({ reason: 'return-over' });
      const declined = new URLSearchParams({ error: 'access_denied', iss: foreign.issuer });
      declined.set('state', new URL(await away()).searchParams.get('state') ?? '');
      expect(await back(`?${declined}`)).toMatchObject({ reason: 'provider-declined' });
      const mixed = new URLSearchParams(await signInAt(await away(), 'ana', redirectAddress));
      mixed.set('iss', 'https://id.example.com');
      expect(await back(`?${mixed}`)).toMatchObject({ reason: 'provider-refused' });
      const lines = (await linesOf('failed-sign-in')).slice(before);
      expect(lines.map(({ reason }) => reason)).toEqual(['wrong', 'wrong', 'access_denied', 'OAUTH_INVALID_RESPONSE']);
      const code = new URLSearchParams(query).get('code') ?? '';
      expect(code.length).toBeGreaterThan(20);
      expect(gateway.output()).not.toContain(code);
      const kept = await gateway.database.rows({ text: 'select * from challenges' });
      expect(JSON.stringify(kept)).not.toContain(mixed.get('state'));
    });

    it('that is away leaves the built-in accounts as they are', async () => {
      const gone = await startForeignProvider(redirectAddress, {});
      const at = await startTestGateway({ publicOrigins: [origin], identityProviders: fileFor(gone.issuer, false) });
      await gone.close();
      const asked = await at.ask(BeginProviderSignInDocument, {
        input: { provider: 'clinic', device_identifier: device },
      });
      expect(asked).toMatchObject({ reason: 'provider-away', code: 'UNAVAILABLE' });
      expect((await at.ask(GetUserTokenDocument, credentials())).data).toBeDefined();
      await at.close();
    });

    it('ASVS-6.8 lets nobody in by password alone where it is the only way, but links by it', async () => {
      expect(await onlyByProvider.ask(GetUserTokenDocument, credentials())).toMatchObject({ reason: 'provider-only' });
      const query = await signInAt(await away(onlyByProvider), 'ana', redirectAddress);
      const { ticket } = outcomeOf((await back(query, { at: onlyByProvider })).data);
      const entered = await signInBy(ticket ?? '', anaEmail, password, onlyByProvider);
      expect(tokenOf(entered.data).email).toBe(anaEmail);
    });
  });

  describe('a sign-out at an identity provider', () => {
    const it = story();
    const path = '/sign_in/back_channel_logout';
    const sent: string[] = [];
    let telling: ForeignProvider;
    let told: RunningGateway;

    beforeAll(async () => {
      telling = await startForeignProvider(
        redirectAddress,
        { ana: {}, ben: {} },
        {
          client: { backchannel_logout_uri: `${origin}${path}`, backchannel_logout_session_required: true },
          more: {
            // The provider knows the portal by the address that people reach it at.
            fetch: (address, options) => {
              const { method, headers, body } = options ?? {};
              sent.push(String(body));
              return fetch(new URL(new URL(String(address)).pathname, told.url), {
                method,
                headers,
                body,
              } as RequestInit);
            },
          },
        },
      );
      told = await startTestGateway({ publicOrigins: [origin], identityProviders: fileFor(telling.issuer, false) });
    }, 120_000);
    afterAll(() => Promise.all([told.close(), telling.close()]));

    const post = (body: string, headers: Record<string, string> = {}) =>
      fetch(`${told.url}${path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });

    /** Signs Ana in by the provider; answers what to ask with, and her browser's cookies there. */
    const enter = async () => {
      const cookies: Cookies = new Map();
      const query = await signInAt(await away(told), 'ana', redirectAddress, cookies);
      const { ticket } = outcomeOf((await back(query, { at: told })).data);
      const { cognitoPayload } = tokenOf((await signInBy(ticket ?? '', anaEmail, password, told)).data);
      const headers = { [headerNames.accessToken]: cognitoPayload?.accessToken ?? '' };
      const isInside = async () =>
        (await told.ask(GetLayoutDocument, { practiceId: south.id }, headers)).code === undefined;
      return { cookies, isInside };
    };

    it('ASVS-7.6 ends the session that began there at once, and no other one, with a line of the log', async () => {
      const [here, there] = [await enter(), await enter()];
      const byPassword = tokenOf((await told.ask(GetUserTokenDocument, credentials())).data).cognitoPayload;
      expect([await here.isInside(), await there.isInside()]).toEqual([true, true]);
      await signOutAt(telling.issuer, here.cookies);
      expect([await here.isInside(), await there.isInside()]).toEqual([false, true]);
      const headers = { [headerNames.accessToken]: byPassword?.accessToken ?? '' };
      expect((await told.ask(GetLayoutDocument, { practiceId: south.id }, headers)).code).toBeUndefined();
      expect(await linesOf('signed-out-by-provider', told)).toHaveLength(1);
    });

    it('ASVS-7.6 is taken once, and only as it has to come; what was refused is logged without the token', async () => {
      const { cookies, isInside } = await enter();
      await signOutAt(telling.issuer, cookies);
      const again = await enter();
      const [last = ''] = sent.slice(-1);
      expect((await post(last)).status).toBe(400);
      const [, payload = ''] = last.split('.');
      for (const body of ['', 'logout_token=', 'logout_token=a.b.c', `${last}&${last}`, last.replace(payload, 'e30')]) {
        const answer = await post(body);
        expect({ status: answer.status, body: await answer.json() }).toEqual({
          status: 400,
          body: { error: 'invalid_request' },
        });
        expect(answer.headers.get('cache-control')).toBe('no-store');
      }
      expect((await post(last, { 'content-type': 'application/json' })).status).toBe(415);
      expect((await post(`logout_token=${'a'.repeat(20_000)}`)).status).toBe(413);
      expect((await fetch(`${told.url}${path}`)).status).toBe(405);
      expect({ first: await isInside(), second: await again.isInside() }).toEqual({ first: false, second: true });
      expect(told.output()).toContain('REPLAYED');
      expect(told.output()).not.toContain(payload);
    });

    it('nobody hears of where there is no provider', async () => {
      const without = await startTestGateway();
      expect((await fetch(`${without.url}${path}`, { method: 'POST' })).status).toBe(405);
      expect((await fetch(`${without.url}${path}`)).status).toBe(404);
      await without.close();
    });
  });
});
