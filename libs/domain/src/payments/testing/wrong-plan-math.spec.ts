import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { faultyPlanMaths, laws } from './index.ts';

describe('the laws of payment plans notice when', () => {
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
