import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { accentInk } from './accent-ink.ts';

const colors = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

/** By the formula of WCAG, on white. */
const contrast = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
};

describe('the color of a practice as ink', () => {
  it('is read on white, whatever color it is, and is left as it is where it is read already', () => {
    fc.assert(
      fc.property(colors, fc.constantFrom(4.5, 7), (color, least) => {
        const ink = accentInk(color, least) ?? '';
        expect(contrast(ink)).toBeGreaterThanOrEqual(least);
        if (contrast(color) >= least) expect(ink).toBe(color);
      }),
    );
  });

  it.each([undefined, '', 'teal', '#abc', '#12345g'])('is none where %j is no color', (text) => {
    expect(accentInk(text, 4.5)).toBeUndefined();
  });
});
