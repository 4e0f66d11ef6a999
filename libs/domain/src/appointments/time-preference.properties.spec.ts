import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tickedTimes, timePreferences } from './testing/index.ts';
import {
  any,
  firstAvailable,
  parseTimePreference,
  weeks,
  preferredDays,
  preferenceOf,
  preferredTimes,
  writePreference,
  type TickedTimes,
  type TimePreference,
} from './time-preference.ts';

/** The set of days, or times, that a list stands for. */
const meant = (all: readonly string[], list: readonly string[]): ReadonlySet<string> =>
  new Set(list.includes(any) ? all : list);

const shuffled = <T>(list: readonly T[]): fc.Arbitrary<readonly T[]> =>
  fc.shuffledSubarray([...list], { minLength: list.length });

describe('which days and times somebody would like', () => {
  it('ACC-324 ACC-325 ACC-326 are chosen among these', () => {
    expect(weeks).toEqual(['Any', 'This week', 'Next week']);
    expect([any, ...preferredDays]).toEqual(['Any', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
    expect([any, ...preferredTimes]).toEqual(['Any', 'Early Morning', 'Late Morning', 'Early Evening', 'Late Evening']);
  });

  it('ACC-330 can be asked for with a week, a day and a time, or with the first available one, and not with less', () => {
    fc.assert(
      fc.property(tickedTimes, (ticked) => {
        const whole = ticked.week !== undefined && ticked.days.length > 0 && ticked.times.length > 0;
        expect(preferenceOf(ticked) !== undefined).toBe(ticked.firstAvailable || whole);
      }),
    );
  });

  it('ACC-328 ACC-332 are all of them with the first available one, whatever else is ticked', () => {
    fc.assert(
      fc.property(tickedTimes, (ticked) => {
        expect(preferenceOf({ ...ticked, firstAvailable: true })).toEqual({
          week: 'Any',
          days: ['Any'],
          times: ['Any'],
        });
      }),
    );
    expect(firstAvailable).toEqual(
      preferenceOf({ firstAvailable: false, week: 'Any', days: preferredDays, times: preferredTimes }),
    );
  });

  it('ACC-332 mean what is ticked, in one order and each once, and Any when all are', () => {
    fc.assert(
      fc.property(tickedTimes, (all) => {
        const ticked: TickedTimes = { ...all, firstAvailable: false };
        const preference = preferenceOf(ticked);
        fc.pre(preference !== undefined);
        expect(preference.week).toBe(ticked.week);
        for (const [values, list, from] of [
          [preferredDays, preference.days, ticked.days],
          [preferredTimes, preference.times, ticked.times],
        ] as const) {
          expect(meant(values, list)).toEqual(meant(values, from));
          expect(list).toEqual(
            meant(values, list).size === values.length ? [any] : values.filter((each) => meant(values, list).has(each)),
          );
        }
      }),
    );
  });

  it('ACC-332 do not depend on the order of ticking', () => {
    const sameTicks = tickedTimes.chain((ticked) =>
      fc.record({
        ticked: fc.constant(ticked),
        again: fc.record({ days: shuffled(ticked.days), times: shuffled(ticked.times) }),
      }),
    );
    fc.assert(
      fc.property(sameTicks, ({ ticked, again }) => {
        expect(preferenceOf({ ...ticked, ...again })).toEqual(preferenceOf(ticked));
      }),
    );
  });
});

describe('a wish on the wire', () => {
  it('ACC-331 ACC-332 APT-088 is written as English words and read back as it was', () => {
    fc.assert(
      fc.property(timePreferences, (preference) => {
        expect(parseTimePreference(writePreference(preference))).toEqual({ ok: true, value: preference });
      }),
    );
    expect(writePreference({ week: 'This week', days: ['Monday', 'Friday'], times: ['Early Evening'] })).toEqual({
      weekString: 'This week',
      days_of_week: ['Monday', 'Friday'],
      times_of_day: ['Early Evening'],
    });
    expect(writePreference(firstAvailable)).toEqual({
      weekString: 'Any',
      days_of_week: ['Any'],
      times_of_day: ['Any'],
    });
  });

  it('ACC-332 is the same wish in any order, with a word said twice, and with all of them spelt out', () => {
    const spelt = (
      all: readonly string[],
      list: TimePreference['days'] | TimePreference['times'],
    ): fc.Arbitrary<readonly string[]> => shuffled([...meant(all, list), ...list]);
    const written = timePreferences.chain((preference) =>
      fc.record({
        preference: fc.constant(preference),
        weekString: fc.constant(preference.week),
        days_of_week: spelt(preferredDays, preference.days),
        times_of_day: spelt(preferredTimes, preference.times),
      }),
    );
    fc.assert(
      fc.property(written, ({ preference, ...raw }) => {
        expect(parseTimePreference(raw)).toEqual({ ok: true, value: preference });
      }),
    );
  });

  it('ACC-332 is refused with a word that is none of the choices, or without one, and it is said of which field', () => {
    const foreign = fc.oneof(fc.string(), fc.constantFrom('any', 'Saturday', 'Early Afternoon', 'lunes', 'Last week'));
    const known: readonly string[] = [any, ...weeks, ...preferredDays, ...preferredTimes];
    fc.assert(
      fc.property(timePreferences.map(writePreference), foreign, (raw, word) => {
        fc.pre(!known.includes(word));
        const bad = (kind: string): unknown => ({ ok: false, error: { kind } });
        expect(parseTimePreference({ ...raw, weekString: word })).toEqual(bad('bad-week'));
        expect(parseTimePreference({ ...raw, days_of_week: [...raw.days_of_week, word] })).toEqual(bad('bad-days'));
        expect(parseTimePreference({ ...raw, times_of_day: [word, ...raw.times_of_day] })).toEqual(bad('bad-times'));
        expect(parseTimePreference({ ...raw, days_of_week: [] })).toEqual(bad('bad-days'));
        expect(parseTimePreference({ ...raw, times_of_day: [] })).toEqual(bad('bad-times'));
      }),
    );
  });
});
