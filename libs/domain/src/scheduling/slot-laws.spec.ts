import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { slotLaws } from './testing/index.ts';
import { openSlots } from './timetable.ts';

const { numRuns = 200 } = fc.readConfigureGlobal();

describe('the laws of free times', () => {
  it('are eleven', () => {
    expect(slotLaws.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it.each(slotLaws.map((law) => ({ ...law, ids: law.rows.join(' ') })))('$ids law $number: $says', ({ property }) => {
    fc.assert(property(openSlots), { numRuns });
  });
});
