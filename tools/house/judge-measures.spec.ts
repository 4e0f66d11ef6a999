import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { complaintsAbout } from './judge-measures.ts';
import type { Measure } from './measures.ts';

const measure = (bar: number, ceiling?: number): Measure => ({
  what: 'lines',
  bar,
  ...(ceiling === undefined ? {} : { ceiling }),
  of: () => ({ value: 0 }),
});

const places = fc.dictionary(fc.constantFrom('a.ts', 'b.ts', 'c.ts', 'd.ts'), fc.nat(20), { noNullPrototype: true });

describe('a measure beside its bar', () => {
  it('names every place above the bar, and none below', () => {
    fc.assert(
      fc.property(places, fc.nat(20), (counts, bar) => {
        const value = Math.max(0, ...Object.values(counts));
        const said = complaintsAbout(measure(bar), { value, places: Object.entries(counts) });
        const above = Object.entries(counts).filter(([, each]) => each > bar);
        expect(said.slice(1)).toEqual(above.map(([where, each]) => `${where} (${each})`));
        expect(said.length > 0).toBe(above.length > 0);
      }),
    );
  });

  it('names all places where only their sum is above', () => {
    const said = complaintsAbout(measure(0), {
      value: 2,
      places: [
        ['a.ts', 1],
        ['b.ts', 1],
      ],
    });
    expect(said).toEqual(['lines: 2, and may be 0', 'a.ts (1)', 'b.ts (1)']);
  });

  it('stands below its ceiling where the bar is not met, and the ceiling sinks with it', () => {
    const known = measure(6_000, 10_000);
    expect(complaintsAbout(known, { value: 10_001 })).toEqual(['lines: 10001, and may be 10000']);
    for (const value of [10_000, 9_900]) expect(complaintsAbout(known, { value })).toEqual([]);
    expect(complaintsAbout(known, { value: 9_899 })).toEqual([
      'lines: 9899 by now, so its ceiling of 10000 has to sink to 9899',
    ]);
    expect(complaintsAbout(known, { value: 5_000 })).toEqual([
      'lines: 5000 by now, so its ceiling of 10000 has to sink to 6000',
    ]);
  });
});
