import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { instant, MINUTE, plus } from '@portico/domain/kernel';
import { startContraryProvider, type Contrary } from '../testing/misbehaving-openid-provider.ts';
import { largestAnswer } from './bounded-fetch.ts';
import { OpenIdProviders } from './open-id-providers.ts';

type Contradicting = Awaited<ReturnType<typeof startContraryProvider>>;

let contrary: Contradicting;
let time: { now: ReturnType<typeof instant> };
let providers: OpenIdProviders;

const meeting = (issuer: string, around: { readonly fetch?: typeof fetch } = {}): OpenIdProviders =>
  new OpenIdProviders({
    providers: [
      {
        id: 'clinic',
        name: { en: 'Clinic', es: 'Clínica' },
        issuer,
        clientId: 'portico',
        proof: { kind: 'secret', secret: 'a-secret' },
        strongAcr: [],
        strongAmr: ['mfa'],
      },
    ],
    only: false,
    redirectAddress: () => 'http://127.0.0.1:9/sign_in/return',
    signedOutAddress: () => 'http://127.0.0.1:9/login',
    now: () => time.now,
    ...around,
  });

beforeEach(async () => {
  contrary = await startContraryProvider('portico');
  time = { now: instant(0) };
  providers = meeting(contrary.issuer);
});
afterEach(() => contrary.close());

const redeemed = async (override: Contrary = {}, query: Readonly<Record<string, string>> = {}) => {
  const begun = await providers.begin('clinic');
  if (!begun.ok) return begun;
  Object.assign(contrary.override, override);
  return providers.redeem(contrary.queryFor(begun.value.secret, query), begun.value.secret);
};

const inAMinute = Math.floor(Date.now() / 1_000) + 60;

describe('a provider that does not keep to what was agreed', () => {
  it('lets somebody in as long as it does', async () => {
    expect(await redeemed()).toMatchObject({ value: { subject: 'ana', issuer: contrary.issuer, strong: false } });
  });

  it.each<readonly [string, Contrary, string]>([
    ['a token for somebody else’s client', { claims: { aud: 'another' } }, 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
    ['a token of another issuer', { claims: { iss: 'https://id.example.com' } }, 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
    ['a token for another question', { claims: { nonce: 'another' } }, 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
    ['a token that is over', { claims: { exp: inAMinute - 120 } }, 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED'],
    ['a token from tomorrow', { claims: { nbf: inAMinute + 86_400 } }, 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED'],
    ['a token without a signature', { unsigned: true }, 'OAUTH_UNSUPPORTED_OPERATION'],
    ['a token by a key of its own under a known id', { strangeKey: 'first' }, 'OAUTH_INVALID_RESPONSE'],
    ['a token by a key that nobody published', { strangeKey: 'unknown' }, 'OAUTH_KEY_SELECTION_FAILED'],
    [
      'no token',
      { token: { status: 200, body: '{"access_token":"a","token_type":"bearer"}' } },
      'OAUTH_INVALID_RESPONSE',
    ],
    [
      'userinfo of somebody else',
      { claims: { email: undefined }, userinfo: '{"sub":"ben"}' },
      'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
    ],
  ])('ASVS-10.5 is refused with %s', async (_, override, why) => {
    expect(await redeemed(override)).toEqual({ ok: false, error: { kind: 'provider-refused', why } });
  });

  it.each([
    [
      'names another provider as where it comes from (RFC 9207)',
      { iss: 'https://id.example.com' },
      'provider-refused',
      'OAUTH_INVALID_RESPONSE',
    ],
    ['brings the state of another question', { state: 'another' }, 'provider-refused', 'OAUTH_INVALID_RESPONSE'],
    ['says that the person declined', { error: 'access_denied', code: '' }, 'provider-declined', 'access_denied'],
    ['says what nobody logs', { error: 'ana@example.com\n', code: '' }, 'provider-declined', 'UNKNOWN_CODE'],
  ] as const)('ASVS-10.5 refuses a browser that comes back and %s', async (_, query, kind, why) => {
    expect(await redeemed({}, query)).toEqual({ ok: false, error: { kind, why } });
  });

  it('ASVS-10.5 refuses a browser that brings no issuer from a provider that names itself', async () => {
    const begun = await providers.begin('clinic');
    if (!begun.ok) throw new Error(begun.error.why);
    const query = new URLSearchParams(contrary.queryFor(begun.value.secret));
    query.delete('iss');
    expect(await providers.redeem(`?${query}`, begun.value.secret)).toMatchObject({
      error: { kind: 'provider-refused' },
    });
  });

  it.each<readonly [string, Contrary, string]>([
    ['an answer without end', { token: { status: 200, body: `"${'x'.repeat(largestAnswer)}"` } }, 'ANSWER_TOO_LARGE'],
    [
      'userinfo without end',
      { claims: { email: undefined }, userinfo: `{"sub":"ana","p":"${'x'.repeat(largestAnswer)}"}` },
      'ANSWER_TOO_LARGE',
    ],
    ['a page in place of an answer', { token: { status: 200, body: '<html>' } }, 'OAUTH_PARSE_ERROR'],
    ['a server that failed', { token: { status: 500, body: 'no' } }, 'OAUTH_RESPONSE_IS_NOT_CONFORM'],
  ])('ASVS-13.2 is away with %s', async (_, override, why) => {
    expect(await redeemed(override)).toEqual({ ok: false, error: { kind: 'provider-away', why } });
  });

  it('ASVS-13.2 is away when it never answers: every question has a time', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    providers = meeting(contrary.issuer, {
      fetch: (address, options) => {
        signals.push(options?.signal);
        return address.toString().endsWith('/token')
          ? Promise.reject(new DOMException('late', 'TimeoutError'))
          : fetch(address, options);
      },
    });
    expect(await redeemed()).toEqual({ ok: false, error: { kind: 'provider-away', why: 'OAUTH_TIMEOUT' } });
    expect(signals.length).toBeGreaterThan(1);
    expect(signals.every((signal) => signal instanceof AbortSignal)).toBe(true);
  });

  it('ASVS-10.5 is another one when discovery names another issuer', async () => {
    contrary.override.discovered = { issuer: 'https://id.example.com' };
    expect(await providers.begin('clinic')).toEqual({
      ok: false,
      error: { kind: 'provider-refused', why: 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED' },
    });
  });

  it('ASVS-10.5 keeps its keys for ten minutes, and then takes a key that was exchanged', async () => {
    expect(await redeemed()).toMatchObject({ ok: true });
    await contrary.rotate();
    expect(await redeemed()).toMatchObject({ error: { kind: 'provider-refused', why: 'OAUTH_KEY_SELECTION_FAILED' } });
    time.now = plus(time.now, 10 * MINUTE);
    expect(await redeemed()).toMatchObject({ value: { subject: 'ana' } });
  });
});

const aMinuteAgo = inAMinute - 120;

describe('a logout token of a provider', () => {
  const ended = async (...given: Parameters<Contradicting['logoutToken']>) =>
    providers.ended(await contrary.logoutToken(...given));

  it('ASVS-7.6 says which sign-in there has ended, or whose', async () => {
    expect(await ended()).toEqual({
      ok: true,
      value: { issuer: contrary.issuer, subject: 'ana', session: 'one', token: 'a-token' },
    });
    expect(await ended({ sid: undefined })).toMatchObject({ value: { subject: 'ana' } });
    expect(await ended({ sub: undefined })).toMatchObject({ value: { session: 'one' } });
    expect(await ended({ aud: ['another', 'portico'] })).toMatchObject({ ok: true });
  });

  it.each<readonly [string, Parameters<Contradicting['logoutToken']>, string]>([
    ['for somebody else’s client', [{ aud: 'another' }], 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
    ['of another issuer', [{ iss: 'https://id.example.com' }], 'UNKNOWN_ISSUER'],
    ['with a nonce, as an ID token has', [{ nonce: 'a-nonce' }], 'HAS_NONCE'],
    ['without the event', [{ events: undefined }], 'NO_LOGOUT_EVENT'],
    ['with another event', [{ events: { 'https://example.com/event': {} } }], 'NO_LOGOUT_EVENT'],
    [
      'whose event is no object',
      [{ events: { 'http://schemas.openid.net/event/backchannel-logout': true } }],
      'NO_LOGOUT_EVENT',
    ],
    ['that names nobody', [{ sub: undefined, sid: undefined }], 'NAMES_NOBODY'],
    ['that names nobody as text', [{ sub: '', sid: 7 }], 'NAMES_NOBODY'],
    ['from four minutes ago', [{ iat: aMinuteAgo - 180 }], 'ERR_JWT_EXPIRED'],
    ['from tomorrow', [{ iat: inAMinute + 86_400, exp: inAMinute + 90_000 }], 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
    ['that is over', [{ exp: aMinuteAgo }], 'ERR_JWT_EXPIRED'],
    ['that does not say when it was made', [{ iat: undefined }], 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
    ['without an end', [{ exp: undefined }], 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
    ['without a name of its own', [{ jti: undefined }], 'ERR_JWT_CLAIM_VALIDATION_FAILED'],
    ['without a signature', [{}, { unsigned: true }], 'ERR_JOSE_ALG_NOT_ALLOWED'],
    ['signed by the secret of the client', [{}, { shared: 'a-secret' }], 'ERR_JOSE_ALG_NOT_ALLOWED'],
    ['by a key of its own under a known id', [{}, { strangeKey: 'first' }], 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED'],
    ['by a key that nobody published', [{}, { strangeKey: 'unknown' }], 'ERR_JWKS_NO_MATCHING_KEY'],
  ])('ASVS-7.6 is refused %s', async (_, given, why) => {
    expect(await ended(...given)).toEqual({ ok: false, error: { kind: 'provider-refused', why } });
  });

  it.each(['', 'no token', 'a.b.c', '.'.repeat(10_000)])('ASVS-7.6 is refused where it is none: %#', async (text) => {
    expect(await providers.ended(text)).toMatchObject({ error: { kind: 'provider-refused' } });
  });

  it('ASVS-13.2 waits for a provider that is away', async () => {
    const token = await contrary.logoutToken();
    providers = meeting(contrary.issuer, { fetch: () => Promise.reject(new TypeError('away')) });
    expect(await providers.ended(token)).toEqual({ ok: false, error: { kind: 'provider-away', why: 'UNREACHABLE' } });
    providers = meeting(contrary.issuer, {
      fetch: (address, options) =>
        String(address).endsWith('/keys') ? Promise.reject(new TypeError('away')) : fetch(address, options),
    });
    expect(await providers.ended(token)).toMatchObject({ error: { kind: 'provider-away' } });
  });
});
