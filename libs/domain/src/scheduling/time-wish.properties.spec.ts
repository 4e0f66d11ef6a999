import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tickedTimes, timeWishes } from './testing/index.ts';
import {
  any,
  firstAvailable,
  parseTimeWish,
  weeks,
  wishDays,
  wishOf,
  wishTimes,
  writeWish,
  type TickedTimes,
  type TimeWish,
} from './time-wish.ts';

/** Every single day, or time, that a list stands for. */
const meant = (all: readonly string[], list: readonly string[]): ReadonlySet<string> =>
  new Set(list.includes(any) ? all : list);

const shuffled = <T>(list: readonly T[]): fc.Arbitrary<readonly T[]> =>
  fc.shuffledSubarray([...list], { minLength: list.length });

describe('which days and times somebody would like', () => {
  it('ACC-324 ACC-325 ACC-326 are chosen among these', () => {
    expect(weeks).toEqual(['Any', 'This week', 'Next week']);
    expect([any, ...wishDays]).toEqual(['Any', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
    expect([any, ...wishTimes]).toEqual(['Any', 'Early Morning', 'Late Morning', 'Early Evening', 'Late Evening']);
  });

  it('ACC-330 can be asked for with a week, a day and a time, or with the first available one, and not with less', () => {
    fc.assert(
      fc.property(tickedTimes, (ticked) => {
        const whole = ticked.week !== undefined && ticked.days.length > 0 && ticked.times.length > 0;
        expect(wishOf(ticked) !== undefined).toBe(ticked.firstAvailable || whole);
      }),
    );
  });

  it('ACC-328 ACC-332 are all of them with the first available one, whatever else is ticked', () => {
    fc.assert(
      fc.property(tickedTimes, (ticked) => {
        expect(wishOf({ ...ticked, firstAvailable: true })).toEqual({ week: 'Any', days: ['Any'], times: ['Any'] });
      }),
    );
    expect(firstAvailable).toEqual(wishOf({ firstAvailable: false, week: 'Any', days: wishDays, times: wishTimes }));
  });

  it('ACC-332 mean what is ticked, in one order and each once, and Any when all are', () => {
    fc.assert(
      fc.property(tickedTimes, (all) => {
        const ticked: TickedTimes = { ...all, firstAvailable: false };
        const wish = wishOf(ticked);
        fc.pre(wish !== undefined);
        expect(wish.week).toBe(ticked.week);
        for (const [values, list, from] of [
          [wishDays, wish.days, ticked.days],
          [wishTimes, wish.times, ticked.times],
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
        expect(wishOf({ ...ticked, ...again })).toEqual(wishOf(ticked));
      }),
    );
  });
});

describe('a wish on the wire', () => {
  it('ACC-331 ACC-332 APT-088 is written as English words and read back as it was', () => {
    fc.assert(
      fc.property(timeWishes, (wish) => {
        expect(parseTimeWish(writeWish(wish))).toEqual({ ok: true, value: wish });
      }),
    );
    expect(writeWish({ week: 'This week', days: ['Monday', 'Friday'], times: ['Early Evening'] })).toEqual({
      weekString: 'This week',
      days_of_week: ['Monday', 'Friday'],
      times_of_day: ['Early Evening'],
    });
    expect(writeWish(firstAvailable)).toEqual({ weekString: 'Any', days_of_week: ['Any'], times_of_day: ['Any'] });
  });

  it('ACC-332 is the same wish in any order, with a word said twice, and with all of them spelt out', () => {
    const spelt = (
      all: readonly string[],
      list: TimeWish['days'] | TimeWish['times'],
    ): fc.Arbitrary<readonly string[]> => shuffled([...meant(all, list), ...list]);
    const written = timeWishes.chain((wish) =>
      fc.record({
        wish: fc.constant(wish),
        weekString: fc.constant(wish.week),
        days_of_week: spelt(wishDays, wish.days),
        times_of_day: spelt(wishTimes, wish.times),
      }),
    );
    fc.assert(
      fc.property(written, ({ wish, ...raw }) => {
        expect(parseTimeWish(raw)).toEqual({ ok: true, value: wish });
      }),
    );
  });

  it('ACC-332 is refused with a word that is none of the choices, or without one, and it is said of which field', () => {
    const foreign = fc.oneof(fc.string(), fc.constantFrom('any', 'Saturday', 'Early Afternoon', 'lunes', 'Last week'));
    const known: readonly string[] = [any, ...weeks, ...wishDays, ...wishTimes];
    fc.assert(
      fc.property(timeWishes.map(writeWish), foreign, (raw, word) => {
        fc.pre(!known.includes(word));
        const bad = (kind: string): unknown => ({ ok: false, error: { kind } });
        expect(parseTimeWish({ ...raw, weekString: word })).toEqual(bad('bad-week'));
        expect(parseTimeWish({ ...raw, days_of_week: [...raw.days_of_week, word] })).toEqual(bad('bad-days'));
        expect(parseTimeWish({ ...raw, times_of_day: [word, ...raw.times_of_day] })).toEqual(bad('bad-times'));
        expect(parseTimeWish({ ...raw, days_of_week: [] })).toEqual(bad('bad-days'));
        expect(parseTimeWish({ ...raw, times_of_day: [] })).toEqual(bad('bad-times'));
      }),
    );
  });
});
