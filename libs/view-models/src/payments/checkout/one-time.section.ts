import { decimalOf, parseLocalDate, type Cents, type LocalDate } from '@portico/domain/kernel';
import {
  amountWithin,
  keepMoneyCharacters,
  leastAmount,
  nextDue,
  parseTypedAmount,
  type AmountMistake,
} from '@portico/domain/payments';
import { makeAutoObservable } from 'mobx';
import type { MakePaymentScreen, PlanView } from '@portico/application/payments';

/** An error shown beside a field of a one-time payment. */
export type OneTimeMistake =
  | { readonly field: 'amount'; readonly kind: AmountMistake['kind'] }
  | { readonly field: 'amount'; readonly kind: 'amount-high'; readonly limit: Cents }
  | { readonly field: 'date'; readonly kind: 'bad-date'; readonly earliest: LocalDate; readonly latest: LocalDate };

/** A payment on a plan in addition to its installments: made now, or on a day (`MON-126` to `MON-131`). */
export class OneTimeSection {
  amountText: string;
  dateText: string;

  readonly plan: PlanView;
  readonly #today: LocalDate;
  readonly #known: MakePaymentScreen['oneTime'];

  constructor(plan: PlanView, today: LocalDate, known: MakePaymentScreen['oneTime']) {
    this.plan = plan;
    this.#today = today;
    this.#known = known;
    this.amountText = known === undefined ? '' : decimalOf(known.amount);
    this.dateText = known?.date ?? today;
    makeAutoObservable(this, { plan: false }, { autoBind: true });
  }

  typeAmount(text: string): void {
    this.amountText = keepMoneyCharacters(text);
  }

  typeDate(text: string): void {
    this.dateText = text;
  }

  /** The open amount of the plan, including the payment that is being changed (`MON-131`). */
  get most(): Cents {
    return (this.plan.plannable + (this.#known?.amount ?? 0)) as Cents;
  }

  get earliest(): LocalDate {
    return this.#today;
  }

  /** The last day on which the plan accepts a payment (`MON-131`). */
  get latest(): LocalDate {
    const { next, calendar, paymentsLeft, oneTimePayments } = this.plan;
    let last = next?.date ?? this.#today;
    for (let left = paymentsLeft; left > 1; left -= 1) last = nextDue(calendar, last);
    for (const { date } of oneTimePayments) if (date > last) last = date;
    return last < this.#today ? this.#today : last;
  }

  get amount(): Cents | undefined {
    const typed = parseTypedAmount(this.amountText);
    return typed.ok && amountWithin(typed.value, { minimum: leastAmount, maximum: this.most }).ok
      ? typed.value
      : undefined;
  }

  get date(): LocalDate | undefined {
    const date = parseLocalDate(this.dateText);
    return date.ok && date.value >= this.earliest && date.value <= this.latest ? date.value : undefined;
  }

  /** Paid at once rather than on a later day (`MON-057`). */
  get isToday(): boolean {
    return this.dateText === this.#today;
  }

  get isDateChanged(): boolean {
    return this.#known !== undefined && this.date !== undefined && this.date !== this.#known.date;
  }

  /** Whether an edited payment differs from before. */
  get isAmountChanged(): boolean {
    return this.amount !== this.#known?.amount;
  }

  get mistakes(): readonly OneTimeMistake[] {
    const mistakes: OneTimeMistake[] = [];
    const typed = parseTypedAmount(this.amountText);
    if (!typed.ok && typed.error.kind !== 'empty') mistakes.push({ field: 'amount', kind: typed.error.kind });
    if (typed.ok && typed.value > this.most) mistakes.push({ field: 'amount', kind: 'amount-high', limit: this.most });
    const { date, earliest, latest } = this;
    if (date === undefined) mistakes.push({ field: 'date', kind: 'bad-date', earliest, latest });
    return mistakes;
  }

  /** What is ordered; undefined while it is not valid. */
  get ordered(): { readonly amount: Cents; readonly date: LocalDate } | undefined {
    const { date } = this;
    const amount = this.amount ?? (this.amountText === '' ? this.#known?.amount : undefined);
    return amount === undefined || date === undefined ? undefined : { amount, date };
  }
}
