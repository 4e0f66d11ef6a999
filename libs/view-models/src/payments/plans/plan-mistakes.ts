import type { Cents, LocalDate } from '@portico/domain/kernel';
import {
  addingBounds,
  judgeEdit,
  limitsBroken,
  mayAdd,
  parsePlanName,
  parseTypedAmount,
  termsByCount,
  termsByPayment,
  type AmountMistake,
  type BalanceRange,
  type Frequency,
  type PlanLimitBroken,
  type PlannedPayment,
  type PlanTerms,
} from '@portico/domain/payments';
import type { PlanOffer, PlanView } from '@portico/application/payments';

/** An error shown beside a field of the builder, with the violated limit. */
export type PlanMistake =
  | { readonly field: 'amount'; readonly kind: AmountMistake['kind'] }
  | { readonly field: 'amount'; readonly kind: 'amount-high'; readonly limit: Cents }
  /** Above the most that the existing plan may charge at once. */
  | { readonly field: 'payment'; readonly kind: 'above-cap'; readonly limit: Cents }
  /** The added amount must not lie between these (`MON-108`). */
  | { readonly field: 'amount'; readonly kind: 'amount-between'; readonly above: Cents; readonly below: Cents }
  /** None of the practice's rules allows this amount (`MON-104`). */
  | { readonly field: 'amount'; readonly kind: 'not-offered' }
  | { readonly field: 'count'; readonly kind: 'count-not-whole' }
  | { readonly field: 'count' | 'payment'; readonly kind: 'limit'; readonly limit: PlanLimitBroken }
  | { readonly field: 'payment'; readonly kind: AmountMistake['kind'] }
  | { readonly field: 'name'; readonly kind: 'name-missing' }
  | { readonly field: 'cap'; readonly kind: AmountMistake['kind'] }
  /** No payment would ever be made. */
  | { readonly field: 'cap'; readonly kind: 'cap-low'; readonly limit: Cents }
  | { readonly field: 'until'; readonly kind: 'until-early'; readonly limit: LocalDate };

export type PlanField = PlanMistake['field'];

/** The inputs of a plan that can have errors. */
export interface PlanInTheMaking {
  readonly option: 'new' | 'existing' | 'edit';
  readonly input: { readonly offer: PlanOffer; readonly balance: Cents; readonly edited?: PlanView };
  readonly picked: PlanView | undefined;
  readonly amountText: string;
  readonly name: string;
  readonly typed: { readonly by: 'count' | 'payment'; readonly text: string };
  readonly capText: string;
  readonly untilText: string;
  readonly total: Cents | undefined;
  readonly frequency: Frequency;
  readonly range: BalanceRange | undefined;
  readonly isCountFixed: boolean;
  readonly terms: PlanTerms | undefined;
  readonly schedule: readonly PlannedPayment[];
}

/** The errors of a plan, field by field. An empty number is missing, but not an error. */
export const planMistakes = (plan: PlanInTheMaking): readonly PlanMistake[] => [
  ...amountMistakes(plan),
  ...termsMistakes(plan),
  ...otherMistakes(plan),
];

const amountMistakes = (plan: PlanInTheMaking): readonly PlanMistake[] => {
  const { option, amountText, input, total, range, picked } = plan;
  if (option === 'edit') return [];
  const typed = parseTypedAmount(amountText);
  if (!typed.ok) return typed.error.kind === 'empty' ? [] : [{ field: 'amount', kind: typed.error.kind }];
  if (typed.value > input.balance) return [{ field: 'amount', kind: 'amount-high', limit: input.balance }];
  if (total === undefined) return [];
  if (range === undefined) return [{ field: 'amount', kind: 'not-offered' }];
  if (option === 'new' || picked === undefined) return [];
  const bounds = addingBounds(range, picked.plannable, input.balance);
  if (mayAdd(typed.value, bounds)) return [];
  return [{ field: 'amount', kind: 'amount-between', above: bounds.above, below: bounds.below }];
};

const termsMistakes = (plan: PlanInTheMaking): readonly PlanMistake[] => {
  const { typed, total, terms, range, frequency, input, isCountFixed } = plan;
  if (typed.text === '' || total === undefined || isCountFixed) return [];
  const unreadable = typed.by === 'count' ? countMistake(plan, total) : paymentMistake(plan, total);
  if (unreadable !== undefined) return [unreadable];
  if (terms === undefined) return [];
  const { edited } = input;
  if (edited !== undefined) {
    const running = { total, payment: edited.payment, count: edited.paymentsLeft, last: edited.payment };
    const frequencies = { before: edited.calendar.frequency, after: frequency };
    const judged = judgeEdit(input.offer.settings, running, terms, frequencies);
    if (judged.ok) return [];
    if (judged.error.kind === 'plan-not-offered') return [{ field: 'amount', kind: 'not-offered' }];
  }
  return range === undefined ? [] : limitsBroken(terms, range).map(besideItsField);
};

const countMistake = ({ typed, range }: PlanInTheMaking, total: Cents): PlanMistake | undefined => {
  const judged = termsByCount(total, Number(typed.text));
  if (judged.ok) return undefined;
  if (judged.error.kind === 'count-low') return besideItsField({ kind: 'count-low', limit: 1 });
  return judged.error.kind === 'count-high' && range !== undefined
    ? besideItsField({ kind: 'count-high', limit: range.maxDuration.value })
    : { field: 'count', kind: 'count-not-whole' };
};

const paymentMistake = ({ typed, range }: PlanInTheMaking, total: Cents): PlanMistake | undefined => {
  const payment = parseTypedAmount(typed.text);
  if (!payment.ok) return payment.error.kind === 'empty' ? undefined : { field: 'payment', kind: payment.error.kind };
  if (termsByPayment(total, payment.value).ok || range === undefined) return undefined;
  return besideItsField({ kind: 'count-high', limit: range.maxDuration.value });
};

const otherMistakes = ({ option, picked, name, capText, untilText, terms, schedule }: PlanInTheMaking) => {
  // Adding to a plan changes neither its name nor its automatic payments.
  if (option === 'existing') return aboveCap(terms, picked?.autopay.cap);
  const mistakes: PlanMistake[] = [];
  if (!parsePlanName(name).ok) mistakes.push({ field: 'name', kind: 'name-missing' });
  const cap = parseTypedAmount(capText);
  if (!cap.ok && cap.error.kind !== 'empty') mistakes.push({ field: 'cap', kind: cap.error.kind });
  if (cap.ok && terms !== undefined && cap.value < terms.payment)
    mistakes.push({ field: 'cap', kind: 'cap-low', limit: terms.payment });
  const [first] = schedule;
  if (first !== undefined && untilText !== '' && untilText < first.due)
    mistakes.push({ field: 'until', kind: 'until-early', limit: first.due });
  return mistakes;
};

const aboveCap = (terms: PlanTerms | undefined, cap: Cents | undefined): readonly PlanMistake[] =>
  terms !== undefined && cap !== undefined && cap < Math.min(terms.payment, terms.total)
    ? [{ field: 'payment', kind: 'above-cap', limit: cap }]
    : [];

const besideItsField = (limit: PlanLimitBroken): PlanMistake => ({
  field: limit.kind === 'payment-low' ? 'payment' : 'count',
  kind: 'limit',
  limit,
});
