import { failed, ok, type Cents, type Result } from '../../kernel/index.ts';
import type { BalanceRange, Frequency, PlanSettings, PlanTerms } from './plan.ts';
import { leastAmount } from './installment-terms.ts';

/** A violated limit of a plan, with the limit (`MON-110` to `MON-112`). */
export type PlanLimitBroken =
  | { readonly kind: 'count-high'; readonly limit: number }
  /** The count must be greater than `limit`. */
  | { readonly kind: 'count-low'; readonly limit: number }
  | { readonly kind: 'payment-low'; readonly limit: Cents };

/** Why a plan cannot be made or changed this way. */
export type PlanRefused =
  | { readonly kind: 'plan-not-offered' }
  | { readonly kind: 'plan-limit'; readonly limit: PlanLimitBroken };

/**
 * The rule for an amount: the first in the list whose bounds contain it, inclusive, and that allows the frequency;
 * undefined if no plan is offered (`MON-103`, `MON-104`). The amount is that of a new plan, or, for adding and editing,
 * the remainder of the plan plus what is added (`MON-105`).
 */
export const rangeFor = (settings: PlanSettings, amount: Cents, frequency: Frequency): BalanceRange | undefined =>
  settings.frequencies.includes(frequency)
    ? settings.ranges.find(
        ({ minBalance, maxBalance, maxDuration }) =>
          minBalance <= amount && amount <= maxBalance && maxDuration.interval === intervals[frequency],
      )
    : undefined;

/** The frequencies for an amount; a single one is no choice (`MON-101`, `MON-102`), none means no plan (`MON-100`). */
export const frequenciesFor = (settings: PlanSettings, amount: Cents): readonly Frequency[] =>
  settings.frequencies.filter((frequency) => rangeFor(settings, amount, frequency) !== undefined);

/** Every limit of the rule that the terms violate. The last payment may be below the minimum (`MON-121`). */
export const limitsBroken = ({ count, payment }: PlanTerms, range: BalanceRange): readonly PlanLimitBroken[] => {
  const broken: PlanLimitBroken[] = [];
  if (count <= 1) broken.push({ kind: 'count-low', limit: 1 });
  if (count > range.maxDuration.value) broken.push({ kind: 'count-high', limit: range.maxDuration.value });
  if (payment < range.minimumPayment) broken.push({ kind: 'payment-low', limit: range.minimumPayment });
  return broken;
};

/** Whether a practice accepts these terms; otherwise the first violated limit. */
export const judgeTerms = (
  settings: PlanSettings,
  terms: PlanTerms,
  frequency: Frequency,
): Result<BalanceRange, PlanRefused> => {
  const range = rangeFor(settings, terms.total, frequency);
  if (range === undefined) return failed({ kind: 'plan-not-offered' });
  const [limit] = limitsBroken(terms, range);
  return limit === undefined ? ok(range) : failed({ kind: 'plan-limit', limit });
};

/**
 * The same for changing an active plan, whose terms are those of its remainder (`MON-105`, `MON-116`). Unchanged terms
 * need no rule: a plan that was paid down below every rule keeps its card and name changeable, and so does one with a
 * single payment left, whose count stays.
 */
export const judgeEdit = (
  settings: PlanSettings,
  running: PlanTerms,
  terms: PlanTerms,
  frequency: { readonly before: Frequency; readonly after: Frequency },
): Result<void, PlanRefused> => {
  if (running.count <= 1) {
    return terms.count === running.count
      ? ok(undefined)
      : failed({ kind: 'plan-limit', limit: { kind: 'count-high', limit: 1 } });
  }
  const same = running.count === terms.count && running.payment === terms.payment;
  if (same && frequency.before === frequency.after) return ok(undefined);
  const judged = judgeTerms(settings, terms, frequency.after);
  return judged.ok ? ok(undefined) : judged;
};

/**
 * What may be added to a plan, in cents: more than `above` and less than `below`, or the whole `balance` (`MON-108`).
 */
export interface AddingBounds {
  readonly above: Cents;
  readonly below: Cents;
  readonly balance: Cents;
}

/** A rule's bounds, minus the remainder of the plan; the lower bound is at least a cent (`MON-107`, `MON-109`). */
export const addingBounds = (
  { minBalance, maxBalance }: Pick<BalanceRange, 'minBalance' | 'maxBalance'>,
  unpaid: Cents,
  balance: Cents,
): AddingBounds => ({
  above: Math.max(minBalance - unpaid, leastAmount) as Cents,
  below: (maxBalance - unpaid) as Cents,
  balance,
});

/** Between the bounds, exclusive; the whole balance may be added even if it equals one of them (`MON-109`). */
export const mayAdd = (amount: Cents, { above, below, balance }: AddingBounds): boolean =>
  amount === balance ? above <= amount && amount <= below : above < amount && amount < Math.min(below, balance);

const intervals = { weekly: 'weeks', monthly: 'months' } as const satisfies Record<Frequency, string>;
