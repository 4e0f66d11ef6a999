import { decimalOf, type Cents } from '@portico/domain/kernel';
import {
  keepMoneyCharacters,
  lastPaymentAdjusted,
  parseTypedAmount,
  rangeFor,
  scheduleOf,
  termsByCount,
  termsByPayment,
  type BalanceRange,
  type PlannedPayment,
  type PlanTerms,
} from '@portico/domain/payments';
import { makeAutoObservable } from 'mobx';
import type { PlanCalendarChoice } from './plan-calendar-choice.ts';
import type { PlanBuilderInput, PlanFunding } from './plan-option-choice.ts';

/** How many payments a plan has and of what amount; the one follows from the other (`MON-117` to `MON-122`). */
export class PlanInstallments {
  /** The field typed last stays as typed; the other one is calculated from it (`MON-121`). */
  typed: { readonly by: 'count' | 'payment'; readonly text: string } = { by: 'count', text: '' };

  readonly #input: PlanBuilderInput;
  readonly #funding: PlanFunding;
  readonly #calendar: PlanCalendarChoice;

  constructor(input: PlanBuilderInput, funding: PlanFunding, calendar: PlanCalendarChoice) {
    this.#input = input;
    this.#funding = funding;
    this.#calendar = calendar;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  reset(): void {
    const { edited } = this.#input;
    this.typed = edited === undefined ? { by: 'count', text: '' } : { by: 'payment', text: decimalOf(edited.payment) };
  }

  typeCount(text: string): void {
    this.typed = { by: 'count', text: keepMoneyCharacters(text) };
  }

  typePayment(text: string): void {
    this.typed = { by: 'payment', text: keepMoneyCharacters(text) };
  }

  /** The practice's rule for this total and frequency. */
  get range(): BalanceRange | undefined {
    const { total } = this.#funding;
    return total === undefined ? undefined : rangeFor(this.#input.offer.settings, total, this.#calendar.frequency);
  }

  /** A plan with one payment left keeps its count (`MON-116`). */
  get isCountFixed(): boolean {
    const { option, plan } = this.#funding;
    return option === 'edit' && (plan?.paymentsLeft ?? 0) <= 1;
  }

  /** The plan's terms in numbers; undefined while they are not valid. */
  get terms(): PlanTerms | undefined {
    const { total } = this.#funding;
    if (total === undefined) return undefined;
    if (this.isCountFixed) return { total, payment: total, count: 1, last: total };
    const terms = this.typed.by === 'count' ? this.#byCount(total) : this.#byPayment(total);
    return terms?.ok === true ? terms.value : undefined;
  }

  get countText(): string {
    const { typed, terms } = this;
    if (this.isCountFixed) return '1';
    return typed.by === 'count' ? typed.text : terms === undefined ? '' : String(terms.count);
  }

  get paymentText(): string {
    const { typed, terms } = this;
    if (!this.isCountFixed && typed.by === 'payment') return typed.text;
    return terms === undefined ? '' : decimalOf(terms.payment);
  }

  /** The count after rounding to cents, if it differs from the typed one (`MON-122`). */
  get changedCount(): number | undefined {
    const { typed, terms } = this;
    if (terms === undefined || this.isCountFixed || typed.by !== 'count') return undefined;
    return terms.count === Number(typed.text) ? undefined : terms.count;
  }

  /** The amount of the last payment, if it differs from the others (`MON-119`, `MON-120`). */
  get lastPayment(): Cents | undefined {
    return this.terms === undefined ? undefined : lastPaymentAdjusted(this.terms);
  }

  get schedule(): readonly PlannedPayment[] {
    return this.terms === undefined ? [] : scheduleOf(this.terms, this.#calendar.chosen, this.#input.today);
  }

  #byCount(total: Cents) {
    return this.typed.text === '' ? undefined : termsByCount(total, Number(this.typed.text));
  }

  #byPayment(total: Cents) {
    const payment = parseTypedAmount(this.typed.text);
    return payment.ok ? termsByPayment(total, payment.value) : undefined;
  }
}
