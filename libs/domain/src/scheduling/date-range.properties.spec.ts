import { describe, expect, it } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import fc from 'fast-check';
import { addDays, failed, ok, type LocalDate } from '../kernel/index.ts';
import { localDates } from '../kernel/testing/index.ts';
import {
  firstRange,
  furthestDay,
  judgeRange,
  nextThree,
  rangeAround,
  threeBefore,
  type DateRange,
} from './date-range.ts';

const day = (text: string): LocalDate => text as LocalDate;
const daysFrom = (a: LocalDate, b: LocalDate): number => Temporal.PlainDate.from(a).until(b).days;

/** Ranges around the allowed ones from a day on, often at the edges. */
const askedOn: fc.Arbitrary<readonly [today: LocalDate, range: DateRange]> = localDates.chain((today) => {
  const ahead = daysFrom(today, furthestDay(today));
  const starts = fc.oneof(
    fc.integer({ min: -3, max: 3 }),
    fc.integer({ min: ahead - 36, max: ahead + 3 }),
    fc.nat(ahead),
  );
  const lengths = fc.oneof(fc.integer({ min: -3, max: 36 }), fc.constantFrom(33, 34, 35));
  return fc.tuple(starts, lengths).map(([start, length]) => {
    const first = addDays(today, start);
    return [today, { start: first, end: addDays(first, length) }] as const;
  });
});

describe('the days that can be looked at', () => {
  it('APT-100 APT-101 begin today or later, end within 15 months, and the last is at most 34 days after the first', () => {
    fc.assert(
      fc.property(askedOn, ([today, range]) => {
        const { start, end } = range;
        const [length, past] = [daysFrom(start, end), start < today];
        const tooFar = Temporal.PlainDate.from(today).add({ months: 15 }).until(end).days > 0;
        expect(judgeRange(range, today).ok).toBe(!past && !tooFar && length >= 0 && length <= 34);
      }),
    );
  });

  const today = day('2026-11-30');
  it.each([
    ['2026-11-29', '2026-11-30', 'past-day'],
    ['2028-02-28', '2028-03-01', 'too-far'],
    ['2026-11-30', '2027-01-04', 'too-long'],
    ['2026-12-02', '2026-12-01', 'reversed'],
  ] as const)('APT-100 APT-101 are not %s to %s: %s', (start, end, kind) => {
    expect(judgeRange({ start: day(start), end: day(end) }, today)).toEqual(failed({ kind }));
  });

  it('APT-100 APT-101 are these at the edges, on the last day of February too', () => {
    for (const range of [
      { start: today, end: today },
      { start: today, end: day('2027-01-03') },
      { start: day('2028-02-29'), end: day('2028-02-29') },
    ]) {
      expect(judgeRange(range, today)).toEqual(ok(range));
    }
    expect(furthestDay(today)).toBe('2028-02-29');
    expect(furthestDay(day('2025-11-30'))).toBe('2027-02-28');
  });

  it('APT-100 APT-101 APT-116 are three around the day of a visit that is moved, whenever that is', () => {
    fc.assert(
      fc.property(localDates, fc.integer({ min: -40, max: 600 }), (from, ahead) => {
        const visit = addDays(from, ahead);
        const range = rangeAround(visit, from);
        expect(judgeRange(range, from)).toEqual(ok(range));
        expect(daysFrom(range.start, range.end)).toBe(2);
        const isAhead = visit >= from && visit <= furthestDay(from);
        expect(range.start <= visit && visit <= range.end).toBe(isAhead);
      }),
    );
  });

  it.each([
    ['2026-12-30', '2026-12-29', '2026-12-31'],
    ['2026-11-30', '2026-11-30', '2026-12-02'],
    ['2026-12-01', '2026-11-30', '2026-12-02'],
    ['2028-02-29', '2028-02-27', '2028-02-29'],
  ])('APT-116 are around %s: %s to %s', (visit, start, end) => {
    expect(rangeAround(day(visit), today)).toEqual({ start: day(start), end: day(end) });
  });

  it('APT-103 are first today and the two days after it', () => {
    fc.assert(
      fc.property(localDates, (from) => {
        const range = firstRange(from);
        expect(range).toEqual({ start: from, end: addDays(from, 2) });
        expect(judgeRange(range, from)).toEqual(ok(range));
      }),
    );
  });
});

describe('the next three days', () => {
  it('APT-102 APT-103 follow on the last day without a gap, and are three wherever there are three', () => {
    fc.assert(
      fc.property(askedOn, ([today, range]) => {
        fc.pre(judgeRange(range, today).ok);
        const next = nextThree(range, today);
        const left = daysFrom(range.end, furthestDay(today));
        expect(next).toEqual(
          left === 0 ? undefined : { start: addDays(range.end, 1), end: addDays(range.end, Math.min(3, left)) },
        );
        if (next !== undefined) expect(judgeRange(next, today)).toEqual(ok(next));
      }),
    );
  });

  it('APT-102 lead back over the days before those shown, to today and no further', () => {
    fc.assert(
      fc.property(askedOn, ([today, range]) => {
        fc.pre(judgeRange(range, today).ok);
        const before = threeBefore(range, today);
        const left = daysFrom(today, range.start);
        expect(before).toEqual(
          left === 0 ? undefined : { start: addDays(range.start, -Math.min(3, left)), end: addDays(range.start, -1) },
        );
        if (before === undefined) return;
        expect(judgeRange(before, today)).toEqual(ok(before));
        expect(nextThree(before, today)?.start).toBe(range.start);
      }),
    );
  });

  it('APT-102 APT-103 show every day once until the furthest one', () => {
    fc.assert(
      fc.property(localDates, (today) => {
        let range = firstRange(today);
        let days = 3;
        for (let next = nextThree(range, today); next !== undefined; next = nextThree(range, today)) {
          expect(next.start).toBe(addDays(range.end, 1));
          days += daysFrom(next.start, next.end) + 1;
          range = next;
        }
        expect(range.end).toBe(furthestDay(today));
        expect(days).toBe(daysFrom(today, furthestDay(today)) + 1);
      }),
      { numRuns: 20 },
    );
  });
});
