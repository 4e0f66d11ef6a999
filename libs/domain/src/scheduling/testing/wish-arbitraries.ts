import fc from 'fast-check';
import { any, weeks, wishDays, wishTimes, wishOf, type TickedTimes, type TimeWish } from '../time-wish.ts';

/** What anybody can tick, whole or not, in any order. */
export const tickedTimes: fc.Arbitrary<TickedTimes> = fc.record(
  {
    firstAvailable: fc.boolean(),
    week: fc.constantFrom(...weeks),
    days: fc.uniqueArray(fc.constantFrom(any, ...wishDays)),
    times: fc.uniqueArray(fc.constantFrom(any, ...wishTimes)),
  },
  { requiredKeys: ['firstAvailable', 'days', 'times'] },
);

export const timeWishes: fc.Arbitrary<TimeWish> = tickedTimes
  .map(wishOf)
  .filter((wish): wish is TimeWish => wish !== undefined);
