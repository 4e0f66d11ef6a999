import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isoText } from './format-iso-timestamp.ts';

const earliest = -62_135_596_800_000;
const latest = 253_402_300_799_999;
const aDay = 86_400_000;

describe('isoText', () => {
  it('is what the platform writes, for every instant of years 1 to 9999', () => {
    fc.assert(
      fc.property(fc.integer({ min: earliest, max: latest }), (at) => {
        expect(isoText(at)).toBe(new Date(at).toISOString());
      }),
    );
  });

  it('holds on both sides of every midnight of four hundred years', () => {
    const wrong: string[] = [];
    for (let at = Date.UTC(1799, 11, 31); at < Date.UTC(2200, 0, 2); at += aDay) {
      for (const edge of [at - 1, at]) {
        const expected = new Date(edge).toISOString();
        if (isoText(edge) !== expected) wrong.push(expected);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([earliest, latest, -1, 0])('holds at %i', (at) => {
    expect(isoText(at)).toBe(new Date(at).toISOString());
  });
});
