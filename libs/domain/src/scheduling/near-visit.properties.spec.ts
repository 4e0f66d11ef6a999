import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HOUR, MINUTE, instant } from '../kernel/index.ts';
import { isNear } from './near-visit.ts';

const span = fc
  .tuple(fc.integer({ min: 0, max: 1_440 }), fc.integer({ min: 5, max: 120 }))
  .map(([start, minutes]) => ({ start: instant(start * MINUTE), end: instant((start + minutes) * MINUTE) }));

describe('two times', () => {
  it('are near exactly when some minute of the one is within an hour of some minute of the other, either way round', () => {
    fc.assert(
      fc.property(span, span, (one, other) => {
        const minutesOf = ({ start, end }: typeof one) =>
          Array.from({ length: (end - start) / MINUTE + 1 }, (_, at) => start + at * MINUTE);
        const expected = minutesOf(one).some((at) => minutesOf(other).some((to) => Math.abs(at - to) <= HOUR));
        expect([isNear(one, other), isNear(other, one)]).toEqual([expected, expected]);
      }),
    );
  });
});
