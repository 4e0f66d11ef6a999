import fc from 'fast-check';
import type { Cents, LocalDate } from '../../kernel/index.ts';
import { edged, integers, localDates, type EdgedArbitrary } from '../../kernel/testing/index.ts';
import { mostAmount } from '../typed-amount.ts';
import { mostPayments } from '../plans/installment-terms.ts';
import type { BalanceRange, Frequency, PlanCalendar, PlanSettings, Weekday } from '../plans/plan.ts';

const whole = (min: number, max: number): fc.Arbitrary<Cents> =>
  fc.integer({ min, max }).map((amount) => amount as Cents);

const within = (amount: number): Cents => Math.min(Math.max(1, amount), Number.MAX_SAFE_INTEGER) as Cents;

/** The total of a plan: mostly amounts that patients owe, and everything up to the largest exact amount. */
export const totals: EdgedArbitrary<Cents> = edged(
  fc.oneof(
    { weight: 6, arbitrary: whole(1, 500_000) },
    { weight: 2, arbitrary: whole(1, 100) },
    { weight: 1, arbitrary: whole(1, mostAmount) },
  ),
  [1, 2, 99, 100, 101, mostAmount - 1, mostAmount].map((amount) => amount as Cents),
);

/** A requested number of payments; mostly small, sometimes more than a plan may have. */
export const counts: EdgedArbitrary<number> = Object.assign(
  fc.oneof(
    { weight: 150, arbitrary: integers(1, 60) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 6_000 }) },
    // Long plans take long to lay out, so the limit itself is rare.
    { weight: 8, arbitrary: fc.constantFrom(mostPayments, mostPayments + 1) },
  ),
  { edges: [1, 2, 59, 60, mostPayments, mostPayments + 1] },
);

/** A typed total and payment; the payment is usually a fraction of the total. */
export const typedPayments: fc.Arbitrary<readonly [Cents, Cents]> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(totals, counts, fc.integer({ min: -1, max: 40 }))
      .map(([total, count, more]) => [total, within(Math.floor(total / count) + more)] as const),
  },
  { weight: 1, arbitrary: fc.tuple(totals, totals) },
);

/** The same with a count. */
export const typedCounts: fc.Arbitrary<readonly [Cents, number]> = fc.tuple(totals, counts);

/** Every calendar that a plan can have: thirty-eight. */
export const planCalendars: fc.Arbitrary<PlanCalendar> = fc
  .integer({ min: 1, max: 38 })
  .map((day) =>
    day <= 31 ? { frequency: 'monthly', dayOfMonth: day } : { frequency: 'weekly', dayOfWeek: (day - 31) as Weekday },
  );

/** Dates around which calendar math goes wrong, and all others. */
export const todays: fc.Arbitrary<LocalDate> = fc.oneof(
  localDates,
  fc
    .tuple(
      fc.constantFrom('1900', '2000', '2023', '2024', '2100'),
      fc.constantFrom('01-30', '01-31', '02-27', '02-28', '03-08', '10-31', '11-01', '12-31'),
    )
    .map(([year, day]) => `${year}-${day}` as LocalDate),
);

export const frequencyLists: fc.Arbitrary<readonly Frequency[]> = fc.constantFrom<readonly Frequency[]>(
  ['weekly', 'monthly'],
  ['monthly', 'weekly'],
  ['weekly'],
  ['monthly'],
  [],
);

/** A rule with bounds close to those of others, so that ranges touch, overlap and leave gaps. */
export const balanceRanges: fc.Arbitrary<BalanceRange> = fc
  .tuple(
    fc.integer({ min: 1, max: 40 }),
    fc.integer({ min: 0, max: 20 }),
    fc.integer({ min: 1, max: 60 }),
    fc.boolean(),
    fc.integer({ min: 1, max: 30 }),
  )
  .map(([from, width, value, weekly, least]) => ({
    minBalance: from as Cents,
    maxBalance: (from + width) as Cents,
    maxDuration: { value, interval: weekly ? 'weeks' : 'months' },
    minimumPayment: least as Cents,
  }));

export const planSettings: fc.Arbitrary<PlanSettings> = fc
  .tuple(frequencyLists, fc.array(balanceRanges, { maxLength: 4 }), fc.boolean(), fc.boolean())
  .map(([frequencies, ranges, canCreateMultiple, addBalanceToExisting]) => ({
    frequencies,
    ranges,
    canCreateMultiple,
    addBalanceToExisting,
  }));
