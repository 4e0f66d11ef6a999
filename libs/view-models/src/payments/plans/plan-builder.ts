import { longestPlanName } from '@portico/domain/payments';
import { makeAutoObservable } from 'mobx';
import type { OrderOf, PlanField, PlanMistake, PlanView } from '@portico/application/payments';
import { AutopayLimits } from './autopay-limits.ts';
import { PlanCalendarChoice } from './plan-calendar-choice.ts';
import { PlanFunding, type PlanBuilderInput } from './plan-option-choice.ts';
import { PlanInstallments } from './plan-installments.ts';
import { PlanMistakes } from './plan-mistakes.ts';
import { PlanTermsAgreement } from './plan-terms-agreement.ts';

type Built<Kind extends 'new-plan' | 'add-to-plan' | 'edit-plan'> = Omit<
  OrderOf<Kind>,
  'uniqueId' | 'card' | 'at' | (Kind extends 'edit-plan' ? 'practice' | 'plan' : never)
>;

/** What the builder orders, without the place or the plan that its screen is about. */
export type BuiltPlan = Built<'new-plan'> | Built<'add-to-plan'> | Built<'edit-plan'>;

/** A plan being put together (`MON-094` to `MON-123`). Only a preview: the gateway calculates again. */
export class PlanBuilder {
  name = '';

  readonly funding: PlanFunding;
  readonly calendar: PlanCalendarChoice;
  readonly installments: PlanInstallments;
  readonly autopay: AutopayLimits;
  readonly agreement = new PlanTermsAgreement();
  readonly #input: PlanBuilderInput;
  readonly #mistakes: PlanMistakes;

  constructor(input: PlanBuilderInput) {
    this.#input = input;
    this.funding = new PlanFunding(input);
    this.calendar = new PlanCalendarChoice(input, this.funding);
    this.installments = new PlanInstallments(input, this.funding, this.calendar);
    this.autopay = new AutopayLimits(input);
    this.#mistakes = new PlanMistakes(input, this.funding, this.calendar, this.installments, this.autopay);
    const parts = { funding: false, calendar: false, installments: false, autopay: false, agreement: false } as const;
    makeAutoObservable(this, parts, { autoBind: true });
    this.reset();
  }

  /** Resets to the initial state. */
  reset(): void {
    this.funding.reset();
    this.#resetPlan();
  }

  choose(option: 'new' | 'existing'): void {
    const { funding } = this;
    if (option === funding.option || !funding.options.includes(option)) return;
    funding.choose(option);
    this.#resetPlan();
  }

  /** A plan whose card has expired cannot be picked (`MON-098`). */
  pick(plan: PlanView): void {
    if (plan.cardExpired || this.funding.option !== 'existing') return;
    this.funding.pick(plan);
    this.installments.typeCount(String(plan.paymentsLeft));
  }

  typeName(text: string): void {
    this.name = text.slice(0, longestPlanName);
  }

  /** The errors, field by field. An empty field shows none. */
  get mistakes(): readonly PlanMistake[] {
    return this.#mistakes.of(this.name);
  }

  mistakeOf(field: PlanField): PlanMistake | undefined {
    return this.mistakes.find((mistake) => mistake.field === field);
  }

  /** The terms are valid. */
  get isValid(): boolean {
    return this.installments.terms !== undefined && this.name.trim() !== '' && this.mistakes.length === 0;
  }

  /** Whether a changed plan differs from before, apart from its card (`MON-068`). */
  get isChanged(): boolean {
    const { edited } = this.#input;
    const { terms } = this.installments;
    const { cap, until } = this.autopay.chosen;
    if (edited === undefined) return true;
    return (
      this.name.trim() !== edited.name ||
      this.calendar.frequency !== edited.calendar.frequency ||
      cap !== edited.autopay.cap ||
      until !== edited.autopay.until ||
      (terms !== undefined && (terms.payment !== edited.payment || terms.count !== edited.paymentsLeft))
    );
  }

  /** What is sent; undefined while it is not valid. */
  get ordered(): BuiltPlan | undefined {
    const { terms } = this.installments;
    const { option, picked, amount } = this.funding;
    const { agreed, said } = this.agreement;
    const { edited } = this.#input;
    const { chosen: calendar } = this.calendar;
    const { chosen: autopay } = this.autopay;
    if (terms === undefined || !this.isValid) return undefined;
    const name = this.name.trim();
    if (edited !== undefined) {
      const { paymentsMade } = edited;
      const moved = calendar.frequency === edited.calendar.frequency ? {} : { calendar };
      return { kind: 'edit-plan', name, terms, paymentsMade, autopay, ...moved, ...said };
    }
    if (option === 'new') return { kind: 'new-plan', name, terms, calendar, autopay, agreed, ...said };
    if (picked === undefined || amount === undefined) return undefined;
    const { id: plan, paymentsMade } = picked;
    return { kind: 'add-to-plan', plan, added: amount, terms, paymentsMade, agreed, ...said };
  }

  /** Begins the plan anew, with the option and the amount that were chosen. */
  #resetPlan(): void {
    const { edited, suggestedName, offer } = this.#input;
    this.name = edited?.name ?? suggestedName;
    this.calendar.reset();
    this.installments.reset();
    this.autopay.reset();
    this.agreement.show(offer);
  }
}
