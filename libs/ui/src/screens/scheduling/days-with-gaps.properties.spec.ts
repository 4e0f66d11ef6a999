import { describe, expect, it } from '@jest/globals';
import { addDays, type LocalDate } from '@portico/domain/kernel';
import fc from 'fast-check';
import { withGaps } from './days-with-times.tsx';

const first = '2026-11-30' as LocalDate;

describe('the days that are shown', () => {
  it('APT-099 are all days of the range, once each and in their order, whichever of them have times', () => {
    const lengths = fc.integer({ min: 1, max: 35 });
    const having = lengths.chain((length) =>
      fc.record({ length: fc.constant(length), at: fc.subarray([...Array(length).keys()]) }),
    );
    fc.assert(
      fc.property(having, ({ length, at }) => {
        const range = { start: first, end: addDays(first, length - 1) };
        const days = at.map((day) => ({ date: addDays(first, day), slots: [] }));
        const shown = withGaps({ range, days }).flatMap((one) => {
          if (!('end' in one)) return [one.date];
          const gap: LocalDate[] = [];
          for (let day = one.start; day <= one.end; day = addDays(day, 1)) gap.push(day);
          return gap;
        });
        expect(shown).toEqual([...Array(length).keys()].map((day) => addDays(first, day)));
      }),
    );
  });
});
