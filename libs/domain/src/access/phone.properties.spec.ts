import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parsePhone, spellPhone, withoutDashes, type Phone } from './phone.ts';

const national = fc.stringMatching(/^[2-9]\d{9}$/);

describe('a telephone number', () => {
  it('is the same however people write it, and reads back as it is spelled', () => {
    fc.assert(
      fc.property(national, (digits) => {
        const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
        const phone = `+1${digits}` as Phone;
        for (const typed of [
          digits,
          `(${area}) ${exchange}-${line}`,
          `${area}.${exchange}.${line}`,
          ` 1${digits} `,
          phone,
        ])
          expect(parsePhone(typed)).toEqual({ ok: true, value: phone });
        expect(spellPhone(phone)).toBe(`${area}-${exchange}-${line}`);
        expect(parsePhone(spellPhone(phone))).toEqual({ ok: true, value: phone });
      }),
    );
    expect(spellPhone('+442071838750' as Phone)).toBe('+442071838750');
  });

  it('is refused where it is none', () => {
    for (const typed of ['', '555-0142', '+1', 'call me', '+0123456789', '1'.repeat(30)])
      expect(parsePhone(typed)).toEqual({ ok: false, error: { kind: 'bad-phone' } });
  });

  it('ACC-264 MON-341 is sent on without its dashes and with everything else', () => {
    const dash = fc.constantFrom('-', '–', '—');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.stringMatching(/^[\d() +.]{0,4}$/), dash)), (parts) => {
        const typed = parts.flat().join('');
        expect(withoutDashes(typed)).toBe(parts.map(([text]) => text).join(''));
      }),
    );
  });
});
