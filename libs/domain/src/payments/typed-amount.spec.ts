import { describe, expect, it } from '@jest/globals';
import type { Cents } from '../kernel/index.ts';
import { amountWithin, keepMoneyCharacters, mostAmount, parseTypedAmount, partialBounds } from './typed-amount.ts';

const cents = (amount: number): Cents => amount as Cents;

describe('a typed amount', () => {
  it.each([
    ['1', 100],
    ['1.', 100],
    ['1.5', 150],
    ['1.05', 105],
    ['.5', 50],
    ['.05', 5],
    ['0.01', 1],
    ['007.50', 750],
    ['1.08', 108],
    ['1.15', 115],
    ['4.35', 435],
    ['1234567.89', 123_456_789],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
    ['0000000000000000000000001.00', 100],
  ])('MON-073 MON-077 MON-078 %p is read as %p cents', (raw, amount) => {
    expect(parseTypedAmount(raw)).toEqual({ ok: true, value: amount });
  });

  it.each([
    ['', { kind: 'empty' }],
    ['.', { kind: 'empty' }],
    ['0', { kind: 'zero' }],
    ['0.0', { kind: 'zero' }],
    ['0.00', { kind: 'zero' }],
    ['.00', { kind: 'zero' }],
    ['0.', { kind: 'zero' }],
    ['-5', { kind: 'negative' }],
    ['-.5', { kind: 'negative' }],
    ['-1,000.00', { kind: 'negative' }],
    ['1,000.00', { kind: 'comma' }],
    ['1000,00', { kind: 'comma' }],
    ['1.000,00', { kind: 'comma' }],
    ['5,', { kind: 'comma' }],
    ['1e5', { kind: 'exponent' }],
    ['1E12', { kind: 'exponent' }],
    ['1.5e+3', { kind: 'exponent' }],
    ['15e-3', { kind: 'exponent' }],
    ['1.2.3', { kind: 'two-points' }],
    ['..', { kind: 'two-points' }],
    ['1..', { kind: 'two-points' }],
    ['1.005', { kind: 'decimals', limit: 2 }],
    ['0.001', { kind: 'decimals', limit: 2 }],
    ['.000', { kind: 'decimals', limit: 2 }],
    ['90071992547409.92', { kind: 'huge', limit: mostAmount }],
    ['9'.repeat(400), { kind: 'huge', limit: mostAmount }],
    ['five', { kind: 'not-digits' }],
    ['$5', { kind: 'not-digits' }],
    ['5$', { kind: 'not-digits' }],
    ['+5', { kind: 'not-digits' }],
    [' 5', { kind: 'not-digits' }],
    ['5 ', { kind: 'not-digits' }],
    ['5\n', { kind: 'not-digits' }],
    ['--5', { kind: 'not-digits' }],
    ['5-5', { kind: 'not-digits' }],
    ['-', { kind: 'not-digits' }],
    ['-a', { kind: 'not-digits' }],
    ['x-5', { kind: 'not-digits' }],
    ['e5', { kind: 'not-digits' }],
    ['1e', { kind: 'not-digits' }],
    ['1ee5', { kind: 'not-digits' }],
    ['1e5x', { kind: 'not-digits' }],
    ['x1e5', { kind: 'not-digits' }],
    ['1e*5', { kind: 'not-digits' }],
    ['1ex', { kind: 'not-digits' }],
    [',5', { kind: 'not-digits' }],
    ['x5,0', { kind: 'not-digits' }],
    ['a5,0', { kind: 'not-digits' }],
    ['5,x', { kind: 'not-digits' }],
    ['5x,0', { kind: 'not-digits' }],
    ['5,0x', { kind: 'not-digits' }],
    ['0x10', { kind: 'not-digits' }],
    ['Infinity', { kind: 'not-digits' }],
    ['NaN', { kind: 'not-digits' }],
    ['٣', { kind: 'not-digits' }],
  ])('MON-073 MON-076 MON-077 %p is refused as %p', (raw, error) => {
    expect(parseTypedAmount(raw)).toEqual({ ok: false, error });
  });
});

describe('the bounds of an amount', () => {
  const bounds = { minimum: cents(500), maximum: cents(2_000) };

  it.each([500, 501, 1_999, 2_000])('MON-074 hold %p', (amount) => {
    expect(amountWithin(cents(amount), bounds)).toEqual({ ok: true, value: amount });
  });

  it.each([
    [499, { kind: 'amount-low', limit: 500 }],
    [1, { kind: 'amount-low', limit: 500 }],
    [2_001, { kind: 'amount-high', limit: 2_000 }],
  ])('MON-074 do not hold %p', (amount, error) => {
    expect(amountWithin(cents(amount), bounds)).toEqual({ ok: false, error });
  });

  it('MON-077 end at the smaller of the settings and what is to be paid', () => {
    const minimum = cents(100);
    expect(partialBounds({ minimum, maximum: cents(700) }, cents(900))).toEqual({ minimum, maximum: 700 });
    expect(partialBounds({ minimum, maximum: cents(700) }, cents(600))).toEqual({ minimum, maximum: 600 });
    expect(partialBounds({ minimum }, cents(900))).toEqual({ minimum, maximum: 900 });
    expect(partialBounds({ minimum }, cents(100))).toEqual({ minimum, maximum: 100 });
  });

  it('MON-077 do not exist where less is to be paid than the least part', () => {
    expect(partialBounds({ minimum: cents(100) }, cents(99))).toBeUndefined();
  });
});

describe('a money field', () => {
  it('MON-076 keeps digits and the point', () => {
    expect(keepMoneyCharacters('$1,234.50 USD')).toBe('1234.50');
    expect(keepMoneyCharacters('-12e3')).toBe('123');
    expect(keepMoneyCharacters('')).toBe('');
  });

  it('reads a comma as people write it, and never as nothing', () => {
    const kept = (typed: string): string => [...typed].reduce((text, key) => keepMoneyCharacters(text + key), '');
    for (const read of [keepMoneyCharacters, kept]) {
      expect({ spanish: read('1,25'), english: read('1,234.50'), european: read('1.234,50') }).toEqual({
        spanish: '1.25',
        english: '1234.50',
        european: '1234.50',
      });
      expect(parseTypedAmount(read('1,234'))).toEqual({ ok: false, error: { kind: 'decimals', limit: 2 } });
    }
  });
});
