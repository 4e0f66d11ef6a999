import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { laws, planMath } from '../testing/index.ts';

const { numRuns = 2_000 } = fc.readConfigureGlobal();

describe('the laws of payment plans', () => {
  it('are eighteen', () => {
    expect(laws.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  });

  it.each(laws.map((law) => ({ ...law, ids: law.rows.join(' ') })))('$ids law $number: $says', ({ property }) => {
    fc.assert(property(planMath), { numRuns });
  });
});
