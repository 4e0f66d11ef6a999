import { decimalOf, type Cents, type LocalDate } from '@portico/domain/kernel';
import {
  defaultCalendars,
  frequenciesFor,
  keepMoneyCharacters,
  lastPaymentAdjusted,
  longestPlanName,
  parseTypedAmount,
  rangeFor,
  scheduleOf,
  termsByCount,
  termsByPayment,
  type BalanceRange,
  type Frequency,
  type PlanCalendar,
  type PlannedPayment,
  type PlanSettings,
  type PlanTerms,
  type Weekday,
} from '@portico/domain/payments';
import { makeAutoObservable } from 'mobx';
import type { OrderOf, PlanOffer, PlanView } from '@portico/application/payments';
import { planMistakes, type PlanField, type PlanMistake } from './plan-mistakes.ts';

/** A new plan, an amount added to an existing one, or a change of one (`MON-094`). */
export type PlanOption = 'new' | 'existing' | 'edit';

export interface PlanBuilderInput {
  readonly offer: PlanOffer;
  /** The amount that may be put into plans. */
  readonly balance: Cents;
  readonly today: LocalDate;
  /** In the language of the page: practice and date (`MON-081`). */
  readonly suggestedName: string;
  /** The plan to be changed; no other option is offered. */
  readonly edited?: PlanView;
}

type Built<Kind extends 'new-plan' | 'add-to-plan' | 'edit-plan'> = Omit<
  OrderOf<Kind>,
  'uniqueId' | 'card' | 'at' | (Kind extends 'edit-plan' ? 'practice' | 'plan' : never)
>;

/** What the builder orders, without the place or the plan that its screen is about. */
export type BuiltPlan = Built<'new-plan'> | Built<'add-to-plan'> | Built<'edit-plan'>;

/** A plan being put together (`MON-094` to `MON-123`). Only a preview: the gateway calculates again. */
export class PlanBuilder {
  option: PlanOption = 'new';
  picked: PlanView | undefined;
  amountText = '';
  name = '';
  wantedFrequency: Frequency | undefined;
  dayOfWeek: Weekday = defaultCalendars.weekly.dayOfWeek;
  dayOfMonth: number = defaultCalendars.monthly.dayOfMonth;
  /** The field typed last stays as typed; the other one is calculated from it (`MON-121`). */
  typed: { readonly by: 'count' | 'payment'; readonly text: string } = { by: 'count', text: '' };
  agreed = false;
  /** The hash of the shown terms. */
  termsHash: string | undefined;
  capText = '';
  untilText = '';

  readonly input: PlanBuilderInput;

  constructor(input: PlanBuilderInput) {
    this.input = input;
    makeAutoObservable(this, { input: false }, { autoBind: true });
    this.reset();
  }

  /** Resets to the initial state. */
  reset(): void {
    const { edited, suggestedName, balance, offer } = this.input;
    this.agreed = offer.terms === undefined;
    this.termsHash = offer.termsHash;
    this.#clear();
    if (edited === undefined) {
      this.amountText = decimalOf((mostPlannable(offer.settings, balance) || balance) as Cents);
      this.name = suggestedName;
      this.option = this.options[0] ?? 'new';
      return;
    }
    this.option = 'edit';
    this.name = edited.name;
    this.typed = { by: 'payment', text: decimalOf(edited.payment) };
    this.wantedFrequency = edited.calendar.frequency;
    const { cap, until } = edited.autopay;
    this.capText = cap === undefined ? '' : decimalOf(cap);
    this.untilText = until ?? '';
  }

  /** The options that the practice offers this person now, for any amount (`MON-095`, `MON-099`, `MON-100`). */
  get options(): readonly ('new' | 'existing')[] {
    const { balance, offer } = this.input;
    const { settings, existing } = offer;
    const mayMakeOne = (existing.length === 0 || settings.canCreateMultiple) && mostPlannable(settings, balance) > 0;
    const mayAddToOne = settings.addBalanceToExisting && existing.length > 0;
    return [...(mayMakeOne ? (['new'] as const) : []), ...(mayAddToOne ? (['existing'] as const) : [])];
  }

  choose(option: 'new' | 'existing'): void {
    if (option === this.option || !this.options.includes(option)) return;
    const { amountText } = this;
    this.reset();
    this.amountText = amountText;
    this.option = option;
  }

  /** A plan whose card has expired cannot be picked (`MON-098`). */
  pick(plan: PlanView): void {
    if (plan.cardExpired || this.option !== 'existing') return;
    this.picked = plan;
    this.typed = { by: 'count', text: String(plan.paymentsLeft) };
  }

  typeAmount(text: string): void {
    this.amountText = keepMoneyCharacters(text);
  }

  typeCount(text: string): void {
    this.typed = { by: 'count', text: keepMoneyCharacters(text) };
  }

  typePayment(text: string): void {
    this.typed = { by: 'payment', text: keepMoneyCharacters(text) };
  }

  typeName(text: string): void {
    this.name = text.slice(0, longestPlanName);
  }

  chooseFrequency(frequency: Frequency): void {
    this.wantedFrequency = frequency;
  }

  chooseDayOfWeek(day: Weekday): void {
    this.dayOfWeek = day;
  }

  chooseDayOfMonth(day: number): void {
    this.dayOfMonth = day;
  }

  agree(agreed: boolean): void {
    this.agreed = agreed;
  }

  /** Shows other terms, which are not agreed to yet. */
  showTerms({ terms, termsHash }: Pick<PlanOffer, 'terms' | 'termsHash'>): void {
    this.termsHash = termsHash;
    this.agreed = terms === undefined;
  }

  typeCap(text: string): void {
    this.capText = keepMoneyCharacters(text);
  }

  typeUntil(text: string): void {
    this.untilText = text;
  }

  /** The amount put into the plan now; undefined while it is not valid, or if a plan is only changed. */
  get amount(): Cents | undefined {
    const typed = parseTypedAmount(this.amountText);
    return this.option !== 'edit' && typed.ok ? typed.value : undefined;
  }

  /**
   * The sum of the plan's payments; for an existing plan it includes what is left to pay of it (`MON-097`, `MON-105`).
   */
  get total(): Cents | undefined {
    if (this.option === 'edit') return this.#subject?.plannable;
    const { amount, picked } = this;
    if (amount === undefined) return undefined;
    if (this.option === 'new') return amount;
    return picked === undefined ? undefined : ((amount + picked.plannable) as Cents);
  }

  /** A choice if there are several (`MON-101`, `MON-102`); an existing plan keeps its own until it is changed. */
  get frequencies(): readonly Frequency[] {
    const { settings } = this.input.offer;
    if (this.option === 'existing') return this.picked === undefined ? [] : [this.picked.calendar.frequency];
    if (this.total === undefined) return settings.frequencies;
    const fitting = frequenciesFor(settings, this.total);
    const own = this.input.edited?.calendar.frequency;
    return own === undefined || fitting.includes(own) ? fitting : [own, ...fitting];
  }

  get frequency(): Frequency {
    const { frequencies, wantedFrequency } = this;
    const isOpen = wantedFrequency !== undefined && frequencies.includes(wantedFrequency);
    return (isOpen ? wantedFrequency : frequencies[0]) ?? 'monthly';
  }

  /** An existing plan keeps its day, unless it changes between weeks and months (`MON-090`). */
  get calendar(): PlanCalendar {
    const { frequency } = this;
    const own = this.#subject?.calendar;
    if (own?.frequency === frequency) return own;
    if (this.option === 'edit') return defaultCalendars[frequency];
    return frequency === 'weekly'
      ? { frequency, dayOfWeek: this.dayOfWeek }
      : { frequency, dayOfMonth: this.dayOfMonth };
  }

  get range(): BalanceRange | undefined {
    return this.total === undefined ? undefined : rangeFor(this.input.offer.settings, this.total, this.frequency);
  }

  /** A plan with one payment left keeps its count (`MON-116`). */
  get isCountFixed(): boolean {
    return this.option === 'edit' && (this.#subject?.paymentsLeft ?? 0) <= 1;
  }

  /** The plan's terms in numbers; undefined while they are not valid. */
  get terms(): PlanTerms | undefined {
    const { total } = this;
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
    return this.terms === undefined ? [] : scheduleOf(this.terms, this.calendar, this.input.today);
  }

  get autopay(): { readonly cap?: Cents; readonly until?: LocalDate } {
    const cap = parseTypedAmount(this.capText);
    return {
      ...(cap.ok ? { cap: cap.value } : {}),
      ...(this.untilText === '' ? {} : { until: this.untilText as LocalDate }),
    };
  }

  /** The errors, field by field. An empty field shows none. */
  get mistakes(): readonly PlanMistake[] {
    return planMistakes(this);
  }

  mistakeOf(field: PlanField): PlanMistake | undefined {
    return this.mistakes.find((mistake) => mistake.field === field);
  }

  /** The terms are valid. */
  get isValid(): boolean {
    return this.terms !== undefined && this.name.trim() !== '' && this.mistakes.length === 0;
  }

  /** Whether a changed plan differs from before, apart from its card (`MON-068`). */
  get isChanged(): boolean {
    const { edited } = this.input;
    const { terms, autopay } = this;
    if (edited === undefined) return true;
    return (
      this.name.trim() !== edited.name ||
      this.frequency !== edited.calendar.frequency ||
      autopay.cap !== edited.autopay.cap ||
      autopay.until !== edited.autopay.until ||
      (terms !== undefined && (terms.payment !== edited.payment || terms.count !== edited.paymentsLeft))
    );
  }

  /** What is sent; undefined while it is not valid. */
  get ordered(): BuiltPlan | undefined {
    const { terms, picked, amount, agreed, calendar, autopay } = this;
    const { edited } = this.input;
    if (terms === undefined || !this.isValid) return undefined;
    const said = agreed && this.termsHash !== undefined ? { agreedTo: this.termsHash } : {};
    const name = this.name.trim();
    if (edited !== undefined) {
      const { paymentsMade } = edited;
      const moved = calendar.frequency === edited.calendar.frequency ? {} : { calendar };
      return { kind: 'edit-plan', name, terms, paymentsMade, autopay, ...moved, ...said };
    }
    if (this.option === 'new') return { kind: 'new-plan', name, terms, calendar, autopay, agreed, ...said };
    if (picked === undefined || amount === undefined) return undefined;
    const { id: plan, paymentsMade } = picked;
    return { kind: 'add-to-plan', plan, added: amount, terms, paymentsMade, agreed, ...said };
  }

  get #subject(): PlanView | undefined {
    return this.option === 'edit' ? this.input.edited : this.option === 'existing' ? this.picked : undefined;
  }

  #clear(): void {
    this.picked = undefined;
    this.amountText = '';
    this.typed = { by: 'count', text: '' };
    this.wantedFrequency = undefined;
    this.dayOfWeek = defaultCalendars.weekly.dayOfWeek;
    this.dayOfMonth = defaultCalendars.monthly.dayOfMonth;
    this.capText = '';
    this.untilText = '';
  }

  #byCount(total: Cents) {
    return this.typed.text === '' ? undefined : termsByCount(total, Number(this.typed.text));
  }

  #byPayment(total: Cents) {
    const payment = parseTypedAmount(this.typed.text);
    return payment.ok ? termsByPayment(total, payment.value) : undefined;
  }
}

/** The most of an amount that a new plan may hold, in cents; 0 if no rule fits. */
const mostPlannable = (settings: PlanSettings, amount: Cents): number =>
  Math.max(
    0,
    ...settings.ranges
      .map(({ minBalance, maxBalance }) => (minBalance <= amount ? Math.min(maxBalance, amount) : 0) as Cents)
      .filter((most) => frequenciesFor(settings, most).length > 0),
  );
