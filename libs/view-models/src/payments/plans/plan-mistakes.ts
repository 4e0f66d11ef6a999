import { parseLocalDate, type Cents } from '@portico/domain/kernel';
import {
  addingBounds,
  judgeEdit,
  limitsBroken,
  mayAdd,
  parsePlanName,
  parseTypedAmount,
  termsByCount,
  termsByPayment,
  type PlanLimitBroken,
  type PlanTerms,
} from '@portico/domain/payments';
import type { PlanMistake } from '@portico/application/payments';
import type { AutopayLimits } from './autopay-limits.ts';
import type { PlanCalendarChoice } from './plan-calendar-choice.ts';
import type { PlanBuilderInput, PlanFunding } from './plan-option-choice.ts';
import type { PlanInstallments } from './plan-installments.ts';

/** The errors of a plan that is being put together, field by field. An empty number is missing, but not an error. */
export class PlanMistakes {
  readonly #input: PlanBuilderInput;
  readonly #funding: PlanFunding;
  readonly #calendar: PlanCalendarChoice;
  readonly #installments: PlanInstallments;
  readonly #autopay: AutopayLimits;

  constructor(
    input: PlanBuilderInput,
    funding: PlanFunding,
    calendar: PlanCalendarChoice,
    installments: PlanInstallments,
    autopay: AutopayLimits,
  ) {
    this.#input = input;
    this.#funding = funding;
    this.#calendar = calendar;
    this.#installments = installments;
    this.#autopay = autopay;
  }

  /** Those of the plan under this name. */
  of(name: string): readonly PlanMistake[] {
    return [...this.#amountMistakes(), ...this.#termsMistakes(), ...this.#otherMistakes(name)];
  }

  #amountMistakes(): readonly PlanMistake[] {
    const { option, amountText, balance, total, picked } = this.#funding;
    const { range } = this.#installments;
    if (option === 'edit') return [];
    const typed = parseTypedAmount(amountText);
    if (!typed.ok) return typed.error.kind === 'empty' ? [] : [{ field: 'amount', kind: typed.error.kind }];
    if (typed.value > balance) return [{ field: 'amount', kind: 'amount-high', limit: balance }];
    if (total === undefined) return [];
    if (range === undefined) return [{ field: 'amount', kind: 'not-offered' }];
    if (option === 'new' || picked === undefined) return [];
    const bounds = addingBounds(range, picked.plannable, balance);
    if (mayAdd(typed.value, bounds)) return [];
    return [{ field: 'amount', kind: 'amount-between', above: bounds.above, below: bounds.below }];
  }

  #termsMistakes(): readonly PlanMistake[] {
    const { typed, terms, range, isCountFixed } = this.#installments;
    const { total } = this.#funding;
    if (typed.text === '' || total === undefined || isCountFixed) return [];
    const unreadable = typed.by === 'count' ? this.#countMistake(total) : this.#paymentMistake(total);
    if (unreadable !== undefined) return [unreadable];
    if (terms === undefined) return [];
    const { edited, offer } = this.#input;
    if (edited !== undefined) {
      const running = { total, payment: edited.payment, count: edited.paymentsLeft, last: edited.payment };
      const frequencies = { before: edited.calendar.frequency, after: this.#calendar.frequency };
      const judged = judgeEdit(offer.settings, running, terms, frequencies);
      if (judged.ok) return [];
      if (judged.error.kind === 'plan-not-offered') return [{ field: 'amount', kind: 'not-offered' }];
    }
    return range === undefined ? [] : limitsBroken(terms, range).map(besideItsField);
  }

  #countMistake(total: Cents): PlanMistake | undefined {
    const { typed, range } = this.#installments;
    const judged = termsByCount(total, Number(typed.text));
    if (judged.ok) return undefined;
    if (judged.error.kind === 'count-low') return besideItsField({ kind: 'count-low', limit: 1 });
    return judged.error.kind === 'count-high' && range !== undefined
      ? besideItsField({ kind: 'count-high', limit: range.maxDuration.value })
      : { field: 'count', kind: 'count-not-whole' };
  }

  #paymentMistake(total: Cents): PlanMistake | undefined {
    const { typed, range } = this.#installments;
    const payment = parseTypedAmount(typed.text);
    if (!payment.ok) return payment.error.kind === 'empty' ? undefined : { field: 'payment', kind: payment.error.kind };
    if (termsByPayment(total, payment.value).ok || range === undefined) return undefined;
    return besideItsField({ kind: 'count-high', limit: range.maxDuration.value });
  }

  #otherMistakes(name: string): readonly PlanMistake[] {
    const { option, picked } = this.#funding;
    const { capText, untilText } = this.#autopay;
    const { terms, schedule } = this.#installments;
    // Adding to a plan changes neither its name nor its automatic payments.
    if (option === 'existing') return aboveCap(terms, picked?.autopay.cap);
    const mistakes: PlanMistake[] = [];
    if (!parsePlanName(name).ok) mistakes.push({ field: 'name', kind: 'name-missing' });
    const cap = parseTypedAmount(capText);
    if (!cap.ok && cap.error.kind !== 'empty') mistakes.push({ field: 'cap', kind: cap.error.kind });
    if (cap.ok && terms !== undefined && cap.value < terms.payment)
      mistakes.push({ field: 'cap', kind: 'cap-low', limit: terms.payment });
    const [first] = schedule;
    const until = parseLocalDate(untilText);
    if (first !== undefined && untilText !== '' && (!until.ok || until.value < first.due))
      mistakes.push({ field: 'until', kind: 'until-early', limit: first.due });
    return mistakes;
  }
}

const aboveCap = (terms: PlanTerms | undefined, cap: Cents | undefined): readonly PlanMistake[] =>
  terms !== undefined && cap !== undefined && cap < Math.min(terms.payment, terms.total)
    ? [{ field: 'payment', kind: 'above-cap', limit: cap }]
    : [];

const besideItsField = (limit: PlanLimitBroken): PlanMistake => ({
  field: limit.kind === 'payment-low' ? 'payment' : 'count',
  kind: 'limit',
  limit,
});
