import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { printableLines } from './printable-text.ts';
import { wrap } from './wrap-lines.ts';

const narrow = new Set(['i', 'l', '.']);
const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (narrow.has(sign) ? 1 : 2), 0);

const lines = fc.string({ unit: fc.constantFrom('a', 'i', 'l', '.', 'm', ' '), maxLength: 200 });

describe('breaking a line', () => {
  it('loses and adds no sign, and makes no line wider than the page', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 2, max: 60 }), (text, width) => {
        const [clean = ''] = printableLines(text);
        const wrapped = wrap(clean, width, widthOf);
        expect(wrapped.join('').replaceAll(' ', '')).toBe(clean.replaceAll(' ', ''));
        for (const line of wrapped) expect(widthOf(line)).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('breaks at a blank where there is one, and in a word only where it is too wide alone', () => {
    expect(wrap('aa bbb c', 10, widthOf)).toEqual(['aa', 'bbb c']);
    expect(wrap('a mmmmmmm b', 6, widthOf)).toEqual(['a', 'mmm', 'mmm', 'm b']);
    expect(wrap('', 6, widthOf)).toEqual(['']);
  });

  it('ends no line within a phone number, wherever it stands', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 34, max: 60 }), fc.constantFrom('', '+1 '), (text, width, country) => {
        const phone = `${country}(602) 555-0123`;
        const [clean = ''] = printableLines(`${text} ${phone} ${text}`);
        expect(wrap(clean, width, widthOf).filter((line) => line.includes(phone))).toHaveLength(1);
      }),
    );
  });
});

const hidden = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\u0007', '\u202e', '\u2066', '\u200b', '\ufeff', '\ue000', '\ufe0f', 'a'),
    fc.string({ maxLength: 1 }),
  ),
});

describe('text that can be shown', () => {
  it('has no sign that a font would lack or a reader would not see', () => {
    fc.assert(
      fc.property(hidden, (text) => {
        expect(printableLines(text).join('')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\ufe0f\ufffd]/u);
      }),
    );
  });

  it('cannot turn the direction of the text around it', () => {
    expect(printableLines('take \u202e05\u202c tablets\u0007')).toEqual(['take 05 tablets']);
  });

  it('keeps lines and joins blanks', () => {
    expect(printableLines('a\t b\r\n\u00a0c\u2028d')).toEqual(['a b', 'c', 'd']);
  });
});
