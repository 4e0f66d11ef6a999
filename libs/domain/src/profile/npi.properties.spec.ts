import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isNpi } from './npi.ts';

/** The example in CMS's description of the check digit, and numbers whose check digits were computed by hand. */
const known = ['1234567893', '1000000004', '2000000002', '1999999992'];

describe('a National Provider Identifier', () => {
  it('MON-323 has ten digits, of which the last one checks the others', () => {
    for (const npi of known) expect({ npi, isNpi: isNpi(npi) }).toEqual({ npi, isNpi: true });
    for (const wrong of [
      '1234567890',
      '1234567839',
      '3000000000',
      '123456789',
      '12345678930',
      '',
      ' 1234567893',
      '123456789a',
    ]) {
      expect({ wrong, isNpi: isNpi(wrong) }).toEqual({ wrong, isNpi: false });
    }
  });

  it('MON-323 has one check digit for nine digits, and no digit of it can be wrong', () => {
    const nine = fc.tuple(
      fc.constantFrom('1', '2'),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 }),
    );
    fc.assert(
      fc.property(nine, fc.nat(8), fc.integer({ min: 1, max: 9 }), ([first, rest], at, by) => {
        const stem = [first, ...rest].join('');
        const fit = Array.from({ length: 10 }, (_, digit) => `${stem}${digit}`).filter(isNpi);
        expect(fit).toHaveLength(1);
        const [npi = ''] = fit;
        const wrong = `${npi.slice(0, at)}${(Number(npi[at]) + by) % 10}${npi.slice(at + 1)}`;
        expect(isNpi(wrong)).toBe(false);
      }),
    );
  });
});
