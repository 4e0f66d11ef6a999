import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decimalOf, parseCents, parseDecimal, type Cents } from './money.ts';
import { cents } from './testing/index.ts';

describe('money', () => {
  it('is read back from the decimal text that carries it, to the cent', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parseDecimal(decimalOf(amount))).toEqual({ ok: true, value: amount });
      }),
      {
        examples: [[Number.MAX_SAFE_INTEGER as never], [Number.MIN_SAFE_INTEGER as never], [-1 as never], [0 as never]],
      },
    );
  });

  it('has one text for each amount: what is read is written again as it was, except for a minus before zero', () => {
    const texts = fc.stringMatching(/^-?[0-9]{1,17}\.[0-9]{2}$/);
    fc.assert(
      fc.property(texts, (text) => {
        const amount = parseDecimal(text);
        if (amount.ok) expect(decimalOf(amount.value)).toBe(text === '-0.00' ? '0.00' : text);
        else expect(/^-?0\d/.test(text) || !Number.isSafeInteger(Number(text.replace('.', '')))).toBe(true);
      }),
    );
  });

  it('knows one zero', () => {
    expect(decimalOf(0 as Cents)).toBe('0.00');
    for (const read of [parseDecimal('-0.00'), parseCents(-0)]) expect(read.ok && Object.is(read.value, 0)).toBe(true);
  });

  it.each([
    '',
    '1',
    '1.5',
    '1.234',
    '.50',
    '1,000.00',
    '$1.00',
    '1.00 ',
    '+1.00',
    '--1.00',
    '1e2.00',
    '99999999999999.99',
    '٣.٠٠',
  ])('is not read from %p', (text) => {
    expect(parseDecimal(text)).toEqual({ ok: false, error: { kind: 'bad-amount' } });
  });

  it.each([0.1, NaN, Infinity, 2 ** 53, '5', null, undefined])('is not made from %p', (raw) => {
    expect(parseCents(raw)).toEqual({ ok: false, error: { kind: 'bad-amount' } });
  });
});
