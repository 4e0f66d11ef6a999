import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instant, type AccountId } from '../kernel/index.ts';
import type { ShortCodeHash } from './one-time-code.ts';
import type { Email } from './email.ts';
import type { Phone } from './phone.ts';
import { isConfirmedFactor, isWholeProof, proofKinds, proofsOf, type SecondFactor } from './second-factor.ts';

const factors: fc.Arbitrary<SecondFactor> = fc.constantFrom<SecondFactor>(
  { kind: 'email', email: 'a@b.example' as Email },
  { kind: 'sms', phone: '+16025550142' as Phone },
  { kind: 'totp', secret: 'x' },
  { kind: 'passkey', id: '1', publicKey: 'k', counter: 0, transports: [], name: 'n', addedAt: instant(0) },
);
const protections = fc.record({
  account: fc.constant('ana' as AccountId),
  factors: fc.array(factors, { maxLength: 5 }),
  recoveryCodes: fc.array(
    fc.string().map((code) => code as ShortCodeHash),
    { maxLength: 2 },
  ),
});

describe('what an account may be asked for', () => {
  it('is what it has, each kind once, the hardest to intercept first, recovery codes last and never alone', () => {
    fc.assert(
      fc.property(protections, (protection) => {
        const proofs = proofsOf(protection);
        expect(new Set(proofs).size).toBe(proofs.length);
        expect(proofs).toEqual(proofKinds.filter((kind) => proofs.includes(kind)));
        const kinds: ReadonlySet<string> = new Set(protection.factors.map(({ kind }) => kind));
        expect(new Set(proofs.filter((kind) => kind !== 'recovery-code'))).toEqual(kinds);
        expect(proofs.includes('recovery-code')).toBe(kinds.size > 0 && protection.recoveryCodes.length > 0);
      }),
    );
  });
});

describe('a confirmed factor', () => {
  const times = fc.option(fc.nat(3).map(instant), { nil: undefined });

  it('SEC-S3 is one that was shown, or after whose adding somebody signed in, or of which no time is known', () => {
    fc.assert(
      fc.property(times, times, times, (addedAt, lastUsedAt, lastSignIn) => {
        const factor: SecondFactor = {
          kind: 'totp',
          secret: 'x',
          ...(addedAt === undefined ? {} : { addedAt }),
          ...(lastUsedAt === undefined ? {} : { lastUsedAt }),
        };
        const isFresh = addedAt !== undefined && lastUsedAt === undefined && !(Number(lastSignIn) >= addedAt);
        expect(isConfirmedFactor(factor, lastSignIn)).toBe(!isFresh);
      }),
    );
  });
});

describe('a whole proof', () => {
  it('ACC-168 MON-342 is exactly 5 digits where the portal sent it, and 6 of an app', () => {
    fc.assert(
      fc.property(fc.oneof(fc.stringMatching(/^\d{0,8}$/), fc.string({ maxLength: 8 })), (text) => {
        const digits = /^[0-9]*$/.test(text) ? text.length : -1;
        expect([isWholeProof('email', text), isWholeProof('sms', text), isWholeProof('totp', text)]).toEqual([
          digits === 5,
          digits === 5,
          digits === 6,
        ]);
      }),
    );
  });
});
