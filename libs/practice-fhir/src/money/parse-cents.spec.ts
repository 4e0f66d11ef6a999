import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseJson } from '../json/index.ts';
import { centsAt, centsOf, moneyOf } from './parse-cents.ts';

describe('sums of money', () => {
  it.each([
    { written: '48', cents: 4_800 },
    { written: '48.5', cents: 4_850 },
    { written: '48.05', cents: 4_805 },
    { written: '48.0500', cents: 4_805 },
    { written: '-0.01', cents: -1 },
    { written: '-0.00', cents: 0 },
    { written: '0.29', cents: 29 },
    { written: '999999999999.99', cents: 99_999_999_999_999 },
    { written: '48.055', cents: undefined },
    { written: '1e3', cents: undefined },
    { written: '10000000000000', cents: undefined },
    { written: '', cents: undefined },
  ])('are whole cents of the digits as they came: $written', ({ written, cents }) => {
    expect(centsOf(written)).toBe(cents);
  });

  it('go to a system and come back as they were', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        const within = parseJson(JSON.stringify({ amount: moneyOf(cents) }));
        expect(within.ok && centsAt(within.value, 'amount', '')).toEqual({ ok: true, value: cents });
      }),
    );
  });
});
