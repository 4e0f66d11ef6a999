import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contrast, hardestGround, leastContrast, readableAccent } from './readable-accent.ts';

const colors = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const schemes = fc.constantFrom('light' as const, 'dark' as const);

describe('readableAccent', () => {
  it('reads at 4.5:1 whatever color a practice chose', () => {
    fc.assert(
      fc.property(colors, schemes, (color, scheme) => {
        const shown = readableAccent(color, scheme) ?? '';
        expect(contrast(shown, hardestGround[scheme])).toBeGreaterThanOrEqual(leastContrast);
      }),
    );
  });

  it('leaves a color alone that reads already, and is settled after one step', () => {
    fc.assert(
      fc.property(colors, schemes, (color, scheme) => {
        const shown = readableAccent(color, scheme) ?? '';
        expect(readableAccent(shown, scheme)).toBe(shown);
        if (contrast(color, hardestGround[scheme]) >= leastContrast) expect(shown).toBe(color);
      }),
    );
  });

  it('carries white words on a light page and dark words on a dark one', () => {
    fc.assert(
      fc.property(colors, (color) => {
        expect(contrast(readableAccent(color, 'light') ?? '', '#ffffff')).toBeGreaterThanOrEqual(leastContrast);
        expect(contrast(readableAccent(color, 'dark') ?? '', '#08191e')).toBeGreaterThanOrEqual(leastContrast);
      }),
    );
  });

  it('takes nothing that is no color', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/^#?[0-9a-f]{6}$/i.test(text.trim())),
        schemes,
        (text, scheme) => expect(readableAccent(text, scheme)).toBeUndefined(),
      ),
    );
  });

  it('knows the ends of the scale', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#777777', '#777777')).toBe(1);
  });
});
