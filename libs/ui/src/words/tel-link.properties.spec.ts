import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { callTo, shownPhone } from './tel-link.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const phones = fc
  .tuple(digits(3), digits(3), digits(4), fc.constantFrom('-', ' ', '. '), fc.constantFrom('', '+1 ', '1-'))
  .map(([area, exchange, line, between, before]) => `${before}(${area})${between}${exchange}${between}${line}`);

describe('a phone number', () => {
  it('has no place at which a line breaks, and keeps its digits', () => {
    fc.assert(
      fc.property(phones, (phone) => {
        expect(shownPhone(phone)).not.toMatch(/[- ]/);
        expect(shownPhone(phone).replace(/\D/g, '')).toBe(phone.replace(/\D/g, ''));
      }),
    );
  });

  it('is dialed the same, shown or not', () => {
    fc.assert(fc.property(phones, (phone) => expect(callTo(shownPhone(phone))).toBe(callTo(phone))));
  });
});
