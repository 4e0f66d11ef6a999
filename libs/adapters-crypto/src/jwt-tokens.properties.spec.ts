import { describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { decodeProtectedHeader, jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import type { AccessClaims } from '@portico/domain/access';
import { instant, type AccountId, type SessionId } from '@portico/domain/kernel';
import { JwtTokens } from './jwt-tokens.ts';
import { KeyRing } from './key-ring.ts';
import { anyClaims, tokenIssuerContract } from './conformance/token-issuer.contract.ts';

const secretOf = (first: number) => Uint8Array.from({ length: 32 }, (_, index) => index + first);
const ringOf = (...kids: readonly string[]) =>
  new KeyRing(kids.map((kid) => ({ kid, secret: secretOf(kid.charCodeAt(0)) })));
const ring = ringOf('a');
const { key } = ring.keysFor('tokens').current;
const tokens = new JwtTokens(ring);
const header = { alg: 'HS256', typ: 'JWT', kid: 'a' };
const common = { iss: 'portico', aud: 'portal' };
const refused = { ok: false, error: { kind: 'bad-token' } };
const claims: AccessClaims = {
  session: 'session-1' as SessionId,
  account: 'account-1' as AccountId,
  expiresAt: instant(4_000_000_000_123),
};
const signed = (payload: object) => new SignJWT({ ...payload }).setProtectedHeader(header).sign(key);
const read = (token: string) => tokens.readAccess(token, instant(0));

tokenIssuerContract(tokens);

describe('JwtTokens', () => {
  it('ASVS-9.2.1 looks at the time of a token that it read before', () => {
    const token = tokens.access(claims);
    expect(tokens.readAccess(token, instant(claims.expiresAt - 1))).toEqual({ ok: true, value: claims });
    const expired = { ok: false, error: { kind: 'expired-token', claims } };
    expect(tokens.readAccess(token, claims.expiresAt)).toEqual(expired);
    expect(tokens.readAccess(token, instant(claims.expiresAt - 1))).toEqual({ ok: true, value: claims });
  });

  it('ASVS-9.1.1 refuses a token of which any one character was changed', () => {
    const token = tokens.access(claims);
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ \n'];
    for (let at = 0; at < token.length; at += 1)
      for (const letter of letters.filter((other) => other !== token[at]))
        expect(read(`${token.slice(0, at)}${letter}${token.slice(at + 1)}`)).toEqual(refused);
  });

  it('refuses a token that was cut or lengthened', () => {
    const token = tokens.access(claims);
    for (let end = 0; end < token.length; end += 1) expect(read(token.slice(0, end))).toEqual(refused);
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (more) => {
        expect(read(`${token}${more}`)).toEqual(refused);
        expect(read(`${more}${token}`)).toEqual(refused);
      }),
    );
  });

  it('refuses the parts of one token in another', () => {
    fc.assert(
      fc.property(anyClaims, anyClaims, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        const [header, payload] = tokens.access(one).split('.');
        const [, , signature] = tokens.access(other).split('.');
        expect(read(`${header}.${payload}.${signature}`)).toEqual(refused);
      }),
    );
  });

  it('refuses a token that another secret signed, also under the id of ours', () => {
    expect(read(new JwtTokens(ringOf('b')).access(claims))).toEqual(refused);
    const sameId = new KeyRing([{ kid: 'a', secret: secretOf(9) }]);
    expect(read(new JwtTokens(sameId).access(claims))).toEqual(refused);
  });

  it('OPS-D11 reads tokens of every key on the ring, whichever of them signs', () => {
    const [before, changing, after] = [ringOf('a'), ringOf('b', 'a'), ringOf('b')].map(
      (each) => new JwtTokens(each),
    ) as [JwtTokens, JwtTokens, JwtTokens];
    const now = instant(0);
    expect(changing.readAccess(before.access(claims), now)).toEqual({ ok: true, value: claims });
    expect(after.readAccess(changing.access(claims), now)).toEqual({ ok: true, value: claims });
    expect(new JwtTokens(ringOf('a', 'b')).readAccess(changing.access(claims), now).ok).toBe(true);
    expect(after.readAccess(before.access(claims), now)).toEqual(refused);
  });

  it('ASVS-9.1.2 refuses another algorithm, none above all, even with the right secret', () => {
    const payload = { ...common, sub: claims.account, sid: claims.session, exp: claims.expiresAt / 1_000 };
    const signature = (alg: string, text: string) =>
      createHmac(alg.replace('HS', 'sha'), key).update(text).digest('base64url');
    const accepts = (alg: string) => {
      const text = [{ ...header, alg }, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
      return read(`${text.join('.')}.${signature(alg, text.join('.'))}`).ok;
    };
    expect(['HS256', 'HS384', 'HS512'].map(accepts)).toEqual([true, false, false]);
    expect(read(new UnsecuredJWT(payload).encode())).toEqual(refused);
  });

  it('refuses a well signed token that says something else', async () => {
    const payloads = [{}, { sub: 'a', sid: 'b' }, { sub: 'a', sid: 'b', exp: '9' }, { sub: 1, sid: 'b', exp: 9e9 }];
    for (const payload of [...payloads, { sub: 'a b', sid: 'b', exp: 9e9 }]) {
      expect(read(await signed({ ...common, ...payload }))).toEqual(refused);
    }
    const right = { ...common, sub: 'a', sid: 'b', exp: 9e9 };
    expect(read(await signed(right)).ok).toBe(true);
    for (const wrong of [
      { iss: 'other' },
      { aud: 'guest' },
      { aud: 'upload' },
      { aud: ['portal'] },
      { iss: undefined },
    ])
      expect(read(await signed({ ...right, ...wrong }))).toEqual(refused);
  });

  it('is read by other software as the JWT it is', async () => {
    const token = tokens.access(claims);
    expect(decodeProtectedHeader(token)).toEqual(header);
    const verified = await jwtVerify(token, key, { algorithms: ['HS256'], issuer: 'portico', audience: 'portal' });
    expect(verified.payload).toEqual({ ...common, sub: 'account-1', sid: 'session-1', exp: 4_000_000_000.123 });
  });
});
