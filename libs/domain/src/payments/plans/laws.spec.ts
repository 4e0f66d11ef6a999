import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { faultyPlanMaths, laws, planMath } from '../testing/index.ts';

describe('the laws of payment plans', () => {
  it('are thirteen', () => {
    expect(laws.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  it.each(laws.map((law) => ({ ...law, ids: law.rows.join(' ') })))('$ids law $number: $says', ({ property }) => {
    fc.assert(property(planMath), { numRuns: 2_000 });
  });
});

describe('the laws notice when', () => {
  it.each(faultyPlanMaths)('$name: law $breaks', ({ breaks, math }) => {
    const law = laws.find(({ number }) => number === breaks);
    if (law === undefined) throw new Error(`There is no law ${breaks}.`);
    const { failed, errorInstance } = fc.check(law.property(math), { numRuns: 3_000, seed: 1 });
    expect(failed).toBe(true);
    expect(errorInstance).toBeInstanceOf(Error);
  });

  it('something is wrong with any of them: each has a mistake that it notices', () => {
    expect([...new Set(faultyPlanMaths.map(({ breaks }) => breaks))].sort((a, b) => a - b)).toEqual(
      laws.map(({ number }) => number),
    );
  });
});
