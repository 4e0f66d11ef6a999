import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AppId, ConnectedApp } from '@portico/domain/connected-apps';
import { instant, MINUTE, plus } from '@portico/domain/kernel';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload, type JWK } from 'jose';
import { JoseAppProofs } from './jose-app-proofs.ts';

const now = instant(Date.parse('2026-11-24T12:00:00Z'));
const endpoint = 'https://portal.example/oauth/token';
const algorithms = ['RS384', 'ES384', 'ES256', 'RS256'] as const;
type Algorithm = (typeof algorithms)[number];

let pairs: Record<
  Algorithm,
  { readonly privateKey: Awaited<ReturnType<typeof generateKeyPair>>['privateKey']; readonly publicJwk: JWK }
>;

beforeAll(async () => {
  const made = algorithms.map(async (algorithm) => {
    const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
    return [algorithm, { privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid: algorithm } }] as const;
  });
  pairs = Object.fromEntries(await Promise.all(made)) as typeof pairs;
});

const keySet = () => JSON.stringify({ keys: algorithms.map((algorithm) => pairs[algorithm].publicJwk) });

const service = (keys: NonNullable<ConnectedApp['keys']>): ConnectedApp => ({
  id: 'lab' as AppId,
  name: 'Lab',
  address: 'https://lab.example',
  kind: 'service',
  redirectAddresses: [],
  scopes: [],
  registeredAt: now,
  keys,
});

const claims = (over: JWTPayload = {}): JWTPayload => ({
  iss: 'lab',
  sub: 'lab',
  aud: endpoint,
  jti: 'one',
  exp: plus(now, MINUTE) / 1_000,
  ...over,
});

const signed = (payload: JWTPayload, alg: Algorithm = 'ES384') =>
  new SignJWT(payload).setProtectedHeader({ alg, kid: alg, typ: 'JWT' }).sign(pairs[alg].privateKey);

const weighed = async (assertion: string, proofs = new JoseAppProofs()) => {
  const verified = await proofs.verify(service({ set: keySet() }), assertion, endpoint, now);
  return verified.ok ? verified.value.id : verified.error.why;
};

describe('what a service signed of itself', () => {
  it.each(['RS384', 'ES384'] as const)('is believed by %s', async (algorithm) => {
    const assertion = await signed(claims(), algorithm);
    expect(await weighed(assertion)).toBe('one');
    expect(new JoseAppProofs().claimedApp(assertion)).toBe('lab');
  });

  it.each([
    { what: 'another algorithm', alg: 'ES256', why: 'ERR_JOSE_ALG_NOT_ALLOWED' },
    { what: 'another issuer', over: { iss: 'other' }, why: 'ERR_JWT_CLAIM_VALIDATION_FAILED' },
    { what: 'another subject', over: { sub: 'other' }, why: 'ERR_JWT_CLAIM_VALIDATION_FAILED' },
    { what: 'another audience', over: { aud: `${endpoint}/` }, why: 'ERR_JWT_CLAIM_VALIDATION_FAILED' },
    { what: 'no end', over: { exp: undefined }, why: 'ERR_JWT_CLAIM_VALIDATION_FAILED' },
    { what: 'no id', over: { jti: undefined }, why: 'ERR_JWT_CLAIM_VALIDATION_FAILED' },
    { what: 'an empty id', over: { jti: '' }, why: 'NO_ID' },
    { what: 'an end that has come', over: { exp: now / 1_000 - 31 }, why: 'ERR_JWT_EXPIRED' },
    { what: 'an end that is far', over: { exp: (now + 6 * MINUTE) / 1_000 }, why: 'TOO_LONG' },
  ] as const)('is not believed with $what', async ({ why, ...case_ }) => {
    const over = 'over' in case_ ? case_.over : {};
    expect(await weighed(await signed(claims(over), 'alg' in case_ ? case_.alg : 'ES384'))).toBe(why);
  });

  it('is not believed without a signature, or with that of another key', async () => {
    const none = [{ alg: 'none' }, claims()].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    expect(await weighed(`${none.join('.')}.`)).toMatch(/^ERR_/);
    const other = await generateKeyPair('ES384');
    const forged = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'ES384', kid: 'ES384' })
      .sign(other.privateKey);
    expect(await weighed(forged)).toBe('ERR_JWS_SIGNATURE_VERIFICATION_FAILED');
    expect(await weighed('no token')).toMatch(/^ERR_/);
    expect(new JoseAppProofs().claimedApp('no token')).toBeUndefined();
  });

  it('is weighed by keys at an address, which are asked for once; keys that do not come refuse it', async () => {
    let asked = 0;
    const at = service({ address: 'https://lab.example/keys' });
    const proofs = new JoseAppProofs(async () => {
      asked += 1;
      return new Response(keySet(), { headers: { 'content-type': 'application/json' } });
    });
    for (const jti of ['one', 'two']) {
      expect(await proofs.verify(at, await signed(claims({ jti })), endpoint, now)).toEqual({
        ok: true,
        value: { id: jti },
      });
    }
    expect(asked).toBe(1);
    const away = new JoseAppProofs(async () => Promise.reject(new Error('away')));
    expect(await away.verify(at, await signed(claims()), endpoint, now)).toEqual({
      ok: false,
      error: { kind: 'bad-assertion', why: 'KEYS_AWAY' },
    });
  });
});

describe('a verifier', () => {
  it('hashes to the challenge of RFC 7636, appendix B', () => {
    expect(new JoseAppProofs().challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });
});
