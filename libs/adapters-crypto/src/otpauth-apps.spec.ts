import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instant } from '@portico/domain/kernel';
import { OtpauthApps } from './otpauth-apps.ts';

const apps = new OtpauthApps();
/** The secret of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => instant(seconds * 1_000);

describe('OtpauthApps', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('knows the code of RFC 6238 at %d s', (seconds, code) => {
    expect(apps.stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('takes the code of the step before and of the step after, and says which; none further away', () => {
    const step = Math.floor(1_234_567_890 / 30);
    const code = '005924';
    expect([-2, -1, 0, 1, 2].map((away) => apps.stepOf(secret, code, at((step + away) * 30)))).toEqual([
      undefined,
      step,
      step,
      step,
      undefined,
    ]);
  });

  it('takes no other text', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(apps.stepOf(secret, text, at(59))).toBeUndefined()));
    expect(apps.stepOf(secret, ' 287082', at(59))).toBeUndefined();
  });

  it('makes another secret each time, of 160 bits, in an address that apps read', () => {
    const [one, other] = [apps.newSecret(), apps.newSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
    const address = new URL(apps.address(one, 'ana@example.org'));
    expect({ protocol: address.protocol, host: address.host }).toEqual({ protocol: 'otpauth:', host: 'totp' });
    expect(decodeURIComponent(address.pathname)).toBe('/Portico:ana@example.org');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret: one, issuer: 'Portico', digits: '6' });
  });
});
