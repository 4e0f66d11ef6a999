import fc from 'fast-check';
import {
  any,
  laterWeeks,
  weeks,
  preferredDays,
  preferredTimes,
  preferenceOf,
  type TickedTimes,
  type TimePreference,
} from '../time-preference.ts';

/** Any combination of ticks, complete or not, in any order. */
export const tickedTimes: fc.Arbitrary<TickedTimes> = fc.record(
  {
    firstAvailable: fc.boolean(),
    week: fc.constantFrom(...weeks, ...laterWeeks),
    days: fc.uniqueArray(fc.constantFrom(any, ...preferredDays)),
    times: fc.uniqueArray(fc.constantFrom(any, ...preferredTimes)),
  },
  { requiredKeys: ['firstAvailable', 'days', 'times'] },
);

export const timePreferences: fc.Arbitrary<TimePreference> = tickedTimes
  .map(preferenceOf)
  .filter((preference): preference is TimePreference => preference !== undefined);
