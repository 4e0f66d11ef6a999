import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodeProtectedHeader, jwtVerify, SignJWT, UnsecuredJWT } from 'jose';
import type { AccessClaims } from '@portico/domain/access';
import { instant, type AccountId, type SessionId } from '@portico/domain/kernel';
import { JwtTokens } from './jwt-tokens.ts';
import { anyClaims, tokenMintContract } from './token-mint.contract.ts';

const secret = Uint8Array.from({ length: 32 }, (_, index) => index + 1);
const tokens = new JwtTokens(secret);
const refused = { ok: false, error: { kind: 'bad-token' } };
const claims: AccessClaims = {
  session: 'session-1' as SessionId,
  account: 'account-1' as AccountId,
  expiresAt: instant(4_000_000_000_123),
};
const read = (token: string) => tokens.readAccess(token, instant(0));

tokenMintContract(tokens);

describe('JwtTokens', () => {
  it('wants a secret of at least 32 bytes', () => {
    expect(() => new JwtTokens(secret.slice(1))).toThrow(RangeError);
  });

  it('looks at the time of a token that it read before', () => {
    const token = tokens.access(claims);
    expect(tokens.readAccess(token, instant(claims.expiresAt - 1))).toEqual({ ok: true, value: claims });
    const expired = { ok: false, error: { kind: 'expired-token', claims } };
    expect(tokens.readAccess(token, claims.expiresAt)).toEqual(expired);
    expect(tokens.readAccess(token, instant(claims.expiresAt - 1))).toEqual({ ok: true, value: claims });
  });

  it('refuses a token of which any one character was changed', () => {
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

  it('refuses a token that another secret signed', () => {
    expect(read(new JwtTokens(Uint8Array.from(secret, (byte) => byte ^ 1)).access(claims))).toEqual(refused);
  });

  it('refuses another algorithm, none above all, even with the right secret', async () => {
    const payload = { sub: claims.account, sid: claims.session, exp: claims.expiresAt / 1_000 };
    const signedWith = (alg: string) => new SignJWT(payload).setProtectedHeader({ alg, typ: 'JWT' }).sign(secret64);
    const secret64 = new Uint8Array(64).fill(7);
    const other = new JwtTokens(secret64);
    const accepts = async (alg: string) => other.readAccess(await signedWith(alg), instant(0)).ok;
    expect([await accepts('HS256'), await accepts('HS384'), await accepts('HS512')]).toEqual([true, false, false]);
    expect(read(new UnsecuredJWT(payload).encode())).toEqual(refused);
  });

  it('refuses a well signed token that says something else', async () => {
    const payloads = [{}, { sub: 'a', sid: 'b' }, { sub: 'a', sid: 'b', exp: '9' }, { sub: 1, sid: 'b', exp: 9e9 }];
    for (const payload of [...payloads, { sub: 'a b', sid: 'b', exp: 9e9 }]) {
      const token = await new SignJWT(payload as Record<string, unknown>)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(secret);
      expect(read(token)).toEqual(refused);
    }
  });

  it('is read by other software as the JWT it is', async () => {
    const token = tokens.access(claims);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT' });
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'] });
    expect(payload).toEqual({ sub: 'account-1', sid: 'session-1', exp: 4_000_000_000.123 });
  });
});
