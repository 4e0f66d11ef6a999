import fc from 'fast-check';
import type { Cents } from '../../kernel/index.ts';
import { frequencies, type BalanceRange, type Frequency } from '../plans/plan.ts';
import { must, type Law } from './plan-law-type.ts';
import { balanceRanges, planSettings } from './plan-arbitraries.ts';

const near = (limit: number): fc.Arbitrary<number> => fc.integer({ min: Math.max(1, limit - 2), max: limit + 2 });

/** Terms on, below and above every limit of a rule. */
const judged = balanceRanges.chain((range) =>
  fc.tuple(
    fc.constant(range),
    fc.oneof(near(1), near(range.maxDuration.value)),
    near(range.minimumPayment),
    fc.integer({ min: 1, max: 30 }),
  ),
);

const limits: Law = {
  number: 9,
  says: 'each limit that is broken is named by its own kind, and none that is kept',
  rows: ['MON-110', 'MON-111', 'MON-112', 'MON-121'],
  property: (math) =>
    fc.property(judged, ([range, count, payment, rest]) => {
      const last = Math.min(rest, payment) as Cents;
      const total = (payment * (count - 1) + last) as Cents;
      const broken = math.limitsBroken({ total, payment: payment as Cents, count, last }, range);
      const expected = [
        ...(count < 2 ? ['count-low 1'] : []),
        ...(count > range.maxDuration.value ? [`count-high ${range.maxDuration.value}`] : []),
        ...(payment < range.minimumPayment ? [`payment-low ${range.minimumPayment}`] : []),
      ];
      const named = broken.map(({ kind, limit }) => `${kind} ${limit}`);
      must(
        named.length === expected.length && expected.every((one) => named.includes(one)),
        () => `${count} of ${payment}: [${named.join()}] instead of [${expected.join()}]`,
      );
    }),
};

const holds = (range: BalanceRange, amount: number, frequency: Frequency): boolean =>
  range.minBalance <= amount &&
  amount <= range.maxBalance &&
  (frequency === 'weekly' ? range.maxDuration.interval === 'weeks' : range.maxDuration.interval === 'months');

const ranges: Law = {
  number: 10,
  says: 'the rule of an amount holds it, is the first that does, and no plan is offered in a gap',
  rows: ['MON-100', 'MON-101', 'MON-102', 'MON-103', 'MON-104'],
  property: (math) =>
    fc.property(planSettings, fc.integer({ min: 1, max: 62 }), (settings, amount) => {
      const offered = math.frequenciesFor(settings, amount as Cents);
      for (const frequency of frequencies) {
        const range = math.rangeFor(settings, amount as Cents, frequency);
        const fitting = settings.frequencies.includes(frequency)
          ? settings.ranges.filter((one) => holds(one, amount, frequency))
          : [];
        must(range === fitting[0], () => `${frequency} ${amount}: ${JSON.stringify(range)}`);
        must(
          offered.includes(frequency) === fitting.length > 0,
          () => `${frequency} is ${offered.join()} for ${amount}`,
        );
      }
      must(new Set(offered).size === offered.length, () => `offered twice: ${offered.join()}`);
    }),
};

export const lawsOfLimits: readonly Law[] = [limits, ranges];
