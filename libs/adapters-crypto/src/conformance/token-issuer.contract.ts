import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { AccessClaims, GuestClaims, TokenIssuer } from '@portico/domain/access';
import {
  instant,
  parseId,
  type AccountId,
  type CapabilityId,
  type PatientId,
  type PatientRef,
  type PracticeId,
  type SessionId,
} from '@portico/domain/kernel';

const ids = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/);

/** Any claims an access token may carry. */
export const anyClaims: fc.Arbitrary<AccessClaims> = fc.record({
  session: ids.map((id) => id as SessionId),
  account: ids.map((id) => id as AccountId),
  expiresAt: fc.nat(4_102_444_800_000).map(instant),
});

export const tokenIssuerContract = (issuer: TokenIssuer): void => {
  describe('TokenMint', () => {
    it('ACC-144 reads back what an access token says until it expires, to the millisecond', () => {
      fc.assert(
        fc.property(anyClaims, (claims) => {
          const token = issuer.access(claims);
          expect(issuer.readAccess(token, instant(claims.expiresAt - 1))).toEqual({ ok: true, value: claims });
          const expired = { ok: false, error: { kind: 'expired-token', claims } };
          expect(issuer.readAccess(token, claims.expiresAt)).toEqual(expired);
        }),
      );
    });

    it('takes no other text for an access token', () => {
      const refused = { ok: false, error: { kind: 'bad-token' } };
      fc.assert(fc.property(fc.string(), (text) => expect(issuer.readAccess(text, instant(0))).toEqual(refused)));
      for (const text of ['', '.', '..', '...', 'x'.repeat(1_000_000)])
        expect(issuer.readAccess(text, instant(0))).toEqual(refused);
    });

    it('reads back what a guest’s token says until it expires, and takes neither kind of token for the other', () => {
      fc.assert(
        fc.property(anyClaims, ids, (claims, id) => {
          const guest: GuestClaims = { capability: id as CapabilityId, expiresAt: claims.expiresAt };
          const token = issuer.guest(guest);
          expect(issuer.readGuest(token, instant(claims.expiresAt - 1))).toEqual(guest);
          expect(issuer.readGuest(token, claims.expiresAt)).toBeUndefined();
          expect(issuer.readAccess(token, instant(0))).toEqual({ ok: false, error: { kind: 'bad-token' } });
          expect(issuer.readGuest(issuer.access(claims), instant(0))).toBeUndefined();
        }),
      );
      for (const text of ['', '.', '..', '...', 'x'.repeat(1_000_000)])
        expect(issuer.readGuest(text, instant(0))).toBeUndefined();
    });

    it('MON-254 reads back what an upload’s token says until it expires, and takes no other kind for it', () => {
      fc.assert(
        fc.property(anyClaims, ids, ids, (claims, practice, patient) => {
          const chart: PatientRef = { practice: practice as PracticeId, patient: patient as PatientId };
          const token = issuer.upload({ chart, by: claims.account, expiresAt: claims.expiresAt });
          const before = instant(claims.expiresAt - 1);
          expect(issuer.readUpload(token, before)).toEqual({ chart, by: claims.account, expiresAt: claims.expiresAt });
          expect(issuer.readUpload(token, claims.expiresAt)).toBeUndefined();
          expect(issuer.readAccess(token, instant(0))).toEqual({ ok: false, error: { kind: 'bad-token' } });
          expect(issuer.readGuest(token, instant(0))).toBeUndefined();
          expect(issuer.readUpload(issuer.access(claims), instant(0))).toBeUndefined();
          const guest = issuer.guest({ capability: patient as CapabilityId, expiresAt: claims.expiresAt });
          expect(issuer.readUpload(guest, instant(0))).toBeUndefined();
        }),
      );
      for (const text of ['', '.', '..', '...', 'x'.repeat(1_000_000)])
        expect(issuer.readUpload(text, instant(0))).toBeUndefined();
    });

    it('makes another refresh token each time and knows it by its hash', () => {
      const made = Array.from({ length: 100 }, () => issuer.refresh());
      expect(new Set(made.map(({ token }) => token)).size).toBe(100);
      expect(new Set(made.map(({ hash }) => hash)).size).toBe(100);
      for (const { token, hash } of made) expect(issuer.hashOf(token)).toBe(hash);
    });

    it('makes another session id each time', () => {
      const made = Array.from({ length: 100 }, () => issuer.newSessionId());
      expect(new Set(made).size).toBe(100);
      for (const id of made) expect(parseId<SessionId>(id)).toEqual({ ok: true, value: id });
    });
  });
};
