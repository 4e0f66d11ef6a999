import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { faultySlotFinders, slotLaws } from './index.ts';

describe('the laws of free times notice when', () => {
  it.each(faultySlotFinders)('$name: law $breaks', ({ breaks, find }) => {
    const law = slotLaws.find(({ number }) => number === breaks);
    if (law === undefined) throw new Error(`There is no law ${breaks}.`);
    const { failed, errorInstance } = fc.check(law.property(find), { numRuns: 1_000, seed: 1 });
    expect(failed).toBe(true);
    expect(errorInstance).toBeInstanceOf(Error);
  });

  it('something is wrong with any of them: each has a mistake that it notices', () => {
    expect([...new Set(faultySlotFinders.map(({ breaks }) => breaks))].sort((a, b) => a - b)).toEqual(
      slotLaws.map(({ number }) => number),
    );
  });
});
