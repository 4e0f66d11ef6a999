import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contrast, hardestGround, leastContrast, readableAccent } from './accent.ts';

const colours = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const schemes = fc.constantFrom('light' as const, 'dark' as const);

describe('readableAccent', () => {
  it('reads at 4.5:1 whatever colour a practice chose', () => {
    fc.assert(
      fc.property(colours, schemes, (colour, scheme) => {
        const shown = readableAccent(colour, scheme) ?? '';
        expect(contrast(shown, hardestGround[scheme])).toBeGreaterThanOrEqual(leastContrast);
      }),
    );
  });

  it('leaves a colour alone that reads already, and is settled after one step', () => {
    fc.assert(
      fc.property(colours, schemes, (colour, scheme) => {
        const shown = readableAccent(colour, scheme) ?? '';
        expect(readableAccent(shown, scheme)).toBe(shown);
        if (contrast(colour, hardestGround[scheme]) >= leastContrast) expect(shown).toBe(colour);
      }),
    );
  });

  it('carries white words on a light page and dark words on a dark one', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        expect(contrast(readableAccent(colour, 'light') ?? '', '#ffffff')).toBeGreaterThanOrEqual(leastContrast);
        expect(contrast(readableAccent(colour, 'dark') ?? '', '#08191e')).toBeGreaterThanOrEqual(leastContrast);
      }),
    );
  });

  it('takes nothing that is no colour', () => {
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
