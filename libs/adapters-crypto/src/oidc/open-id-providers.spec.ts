import { afterAll, describe, expect, it } from '@jest/globals';
import { instant, MINUTE, ok } from '@portico/domain/kernel';
import { exportJWK, generateKeyPair } from 'jose';
import { foreignClient, signInAt, startForeignProvider, type ForeignProvider } from '../testing/foreign-provider.ts';
import { OpenIdProviders } from './open-id-providers.ts';
import type { ProviderSettings, SigningKey } from './provider-settings.ts';

const redirectAddress = 'http://127.0.0.1:9/sign_in/return';
const people = {
  ana: { email: 'Ana@Example.com', email_verified: true, given_name: 'Ana', family_name: 'Núñez', amr: ['pwd', 'mfa'] },
  ben: { email: 'ana@example.com', email_verified: false, acr: 'urn:clinic:two' },
  eve: { email: 'not an email', given_name: 'E'.repeat(500) },
};

const started: ForeignProvider[] = [];
const start: typeof startForeignProvider = async (...given) => {
  const provider = await startForeignProvider(...given);
  started.push(provider);
  return provider;
};
afterAll(() => Promise.all(started.map(({ close }) => close())));

const settingsOf = (issuer: string, more: Partial<ProviderSettings> = {}): ProviderSettings => ({
  id: 'clinic',
  name: { en: 'Clinic', es: 'Clínica' },
  issuer,
  clientId: foreignClient.id,
  proof: { kind: 'secret', secret: foreignClient.secret },
  strongAcr: [],
  strongAmr: ['mfa'],
  ...more,
});

const at = (issuer: string, more: Partial<ProviderSettings> = {}) => {
  const time = { now: instant(0) };
  const providers = new OpenIdProviders({
    providers: [settingsOf(issuer, more)],
    only: false,
    redirectAddress: () => redirectAddress,
    signedOutAddress: () => 'http://127.0.0.1:9/login',
    now: () => time.now,
  });
  return { providers, time };
};

const begun = async (providers: OpenIdProviders) => {
  const answer = await providers.begin('clinic');
  if (!answer.ok) throw new Error(answer.error.why);
  return answer.value;
};

const through = async (providers: OpenIdProviders, name: string) => {
  const { address, secret } = await begun(providers);
  return providers.redeem(await signInAt(address, name, redirectAddress), secret);
};

describe('OpenIdProviders with oidc-provider', () => {
  let foreign: ForeignProvider | undefined;
  const provider = async () => (foreign ??= await start(redirectAddress, people));

  it('ASVS-10.2 asks with state, nonce and PKCE, each new, and keeps the verifier to itself', async () => {
    const { providers } = at((await provider()).issuer);
    const [one, other] = [await begun(providers), await begun(providers)];
    const query = new URL(one.address).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      client_id: 'portico',
      response_type: 'code',
      redirect_uri: redirectAddress,
      code_challenge_method: 'S256',
      state: one.secret.state,
      nonce: one.secret.nonce,
    });
    expect(query.get('scope')?.split(' ')).toContain('openid');
    expect(one.address).not.toContain(one.secret.verifier);
    for (const part of ['state', 'nonce', 'verifier'] as const) expect(one.secret[part]).not.toBe(other.secret[part]);
  });

  it('ASVS-6.8 says who somebody is by issuer and subject, what fits a form, and that two factors were asked for', async () => {
    const { issuer } = await provider();
    expect(await through(at(issuer).providers, 'ana')).toEqual(
      ok({
        provider: 'clinic',
        issuer,
        subject: 'ana',
        strong: true,
        email: 'ana@example.com',
        firstName: 'Ana',
        lastName: 'Núñez',
      }),
    );
    const { providers } = at(issuer, { strongAcr: ['urn:clinic:three'] });
    expect(await through(providers, 'ben')).toMatchObject({ value: { subject: 'ben', strong: false } });
    expect(await through(providers, 'eve')).toEqual(ok({ provider: 'clinic', issuer, subject: 'eve', strong: false }));
    expect(await through(at(issuer, { strongAcr: ['urn:clinic:two'] }).providers, 'ben')).toMatchObject({
      value: { strong: true },
    });
  });

  it('ASVS-10.2 a code opens once, and only with the verifier and the state of its own question', async () => {
    const { providers } = at((await provider()).issuer);
    const [mine, another] = [await begun(providers), await begun(providers)];
    const query = await signInAt(mine.address, 'ana', redirectAddress);
    expect(await providers.redeem(query, another.secret)).toMatchObject({ error: { kind: 'provider-refused' } });
    expect(await providers.redeem(query, { ...mine.secret, verifier: another.secret.verifier })).toMatchObject({
      error: { kind: 'provider-refused', why: 'invalid_grant' },
    });
    const second = await begun(providers);
    const again = await signInAt(second.address, 'ana', redirectAddress);
    expect(await providers.redeem(again, second.secret)).toMatchObject({ value: { subject: 'ana' } });
    expect(await providers.redeem(again, second.secret)).toMatchObject({
      error: { kind: 'provider-refused', why: 'invalid_grant' },
    });
  });

  it('shows itself by a private key where it is told to', async () => {
    const pair = await generateKeyPair('ES256', { extractable: true });
    const { issuer } = await start(redirectAddress, people, {
      client: {
        token_endpoint_auth_method: 'private_key_jwt',
        token_endpoint_auth_signing_alg: 'ES256',
        jwks: { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'ours', alg: 'ES256', use: 'sig' }] } as never,
      },
    });
    const jwk = { ...(await exportJWK(pair.privateKey)), kid: 'ours', alg: 'ES256' } as SigningKey;
    const { providers } = at(issuer, { proof: { kind: 'key', jwk } });
    expect(await through(providers, 'ana')).toMatchObject({ value: { subject: 'ana' } });
    const stranger = await generateKeyPair('ES256', { extractable: true });
    const wrong = { ...(await exportJWK(stranger.privateKey)), kid: 'ours', alg: 'ES256' } as SigningKey;
    expect(await through(at(issuer, { proof: { kind: 'key', jwk: wrong } }).providers, 'ana')).toMatchObject({
      error: { kind: 'provider-refused', why: 'invalid_client' },
    });
  });

  it('says where to sign out of the provider too', async () => {
    const { issuer } = await provider();
    const address = new URL((await at(issuer).providers.signOutAddress('clinic')) ?? '');
    expect(address.origin).toBe(issuer);
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe('http://127.0.0.1:9/login');
    expect(address.searchParams.get('client_id')).toBe('portico');
  });

  it('that is away is away, and is asked anew once it is back', async () => {
    const gone = await startForeignProvider(redirectAddress, people);
    const { providers } = at(gone.issuer);
    await gone.close();
    expect(await providers.begin('clinic')).toEqual({
      ok: false,
      error: { kind: 'provider-away', why: 'UNREACHABLE' },
    });
    expect(await providers.signOutAddress('clinic')).toBeUndefined();
    const { issuer } = await provider();
    let away = true;
    const later = new OpenIdProviders({
      providers: [settingsOf(issuer)],
      only: false,
      redirectAddress: () => redirectAddress,
      signedOutAddress: () => redirectAddress,
      now: () => instant(MINUTE),
      fetch: (...asked) => (away ? Promise.reject(new TypeError('away')) : fetch(...asked)),
    });
    expect(await later.begin('clinic')).toMatchObject({ error: { kind: 'provider-away' } });
    away = false;
    expect(await later.begin('clinic')).toMatchObject({ ok: true });
  });

  it('are asked with settings that were changed meanwhile; what is under way goes on, and no other is asked anew', async () => {
    const { issuer } = await provider();
    let asked = 0;
    const wrong = settingsOf(issuer, { proof: { kind: 'secret', secret: 'wrong' } });
    const other = settingsOf(issuer, { id: 'other' });
    const around = { providers: [wrong, other], only: false };
    const providers = new OpenIdProviders({
      get providers() {
        return around.providers;
      },
      get only() {
        return around.only;
      },
      redirectAddress: () => redirectAddress,
      signedOutAddress: () => 'http://127.0.0.1:9/login',
      now: () => instant(0),
      fetch: (...given) => {
        asked += 1;
        return fetch(...given);
      },
    });
    await providers.begin('other');
    const { address, secret } = await begun(providers);
    const query = await signInAt(address, 'ana', redirectAddress);
    around.providers = [settingsOf(issuer), { ...other }];
    around.only = true;
    expect(providers).toMatchObject({ only: true, offered: [{ id: 'clinic' }, { id: 'other' }] });
    expect(await providers.redeem(query, secret)).toMatchObject({ ok: true, value: { subject: 'ana' } });
    const before = asked;
    expect(await providers.begin('other')).toMatchObject({ ok: true });
    expect(asked).toBe(before);
  });

  it('refuses a provider that the settings no longer name', async () => {
    const { issuer } = await provider();
    const around = { providers: [settingsOf(issuer)], only: false };
    const { providers } = at(issuer);
    const { address, secret } = await begun(providers);
    const query = await signInAt(address, 'ana', redirectAddress);
    const without = new OpenIdProviders({
      ...{ providers: around.providers.slice(1), only: false, now: () => instant(0) },
      redirectAddress: () => redirectAddress,
      signedOutAddress: () => 'http://127.0.0.1:9/login',
    });
    const refused = { ok: false, error: { kind: 'provider-refused', why: 'UNKNOWN_PROVIDER' } };
    expect(await without.redeem(query, secret)).toEqual(refused);
    expect(await without.begin('clinic')).toEqual(refused);
    expect(await without.signOutAddress('clinic')).toBeUndefined();
  });
});
