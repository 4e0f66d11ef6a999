import { decimalOf, type Cents, type LocalDate } from '@portico/domain/kernel';
import { frequenciesFor, keepMoneyCharacters, parseTypedAmount, type PlanSettings } from '@portico/domain/payments';
import { makeAutoObservable } from 'mobx';
import type { PlanOffer, PlanView } from '@portico/application/payments';

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

/** Which plan an amount goes into, and how much. */
export class PlanFunding {
  option: PlanOption = 'new';
  picked: PlanView | undefined;
  amountText = '';

  readonly #input: PlanBuilderInput;

  constructor(input: PlanBuilderInput) {
    this.#input = input;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  reset(): void {
    const { edited, balance, offer } = this.#input;
    this.picked = undefined;
    this.amountText =
      edited === undefined ? decimalOf((mostPlannable(offer.settings, balance) || balance) as Cents) : '';
    this.option = edited === undefined ? (this.options[0] ?? 'new') : 'edit';
  }

  /** The amount that may be put into plans. */
  get balance(): Cents {
    return this.#input.balance;
  }

  /** The plans that an amount can be added to. */
  get existing(): readonly PlanView[] {
    return this.#input.offer.existing;
  }

  /** The options that the practice offers this person now, for any amount (`MON-095`, `MON-099`, `MON-100`). */
  get options(): readonly ('new' | 'existing')[] {
    const { balance, existing } = this;
    const { settings } = this.#input.offer;
    const mayMakeOne = (existing.length === 0 || settings.canCreateMultiple) && mostPlannable(settings, balance) > 0;
    const mayAddToOne = settings.addBalanceToExisting && existing.length > 0;
    return [...(mayMakeOne ? (['new'] as const) : []), ...(mayAddToOne ? (['existing'] as const) : [])];
  }

  /** Takes another option; the amount stays. */
  choose(option: 'new' | 'existing'): void {
    this.picked = undefined;
    this.option = option;
  }

  pick(plan: PlanView): void {
    this.picked = plan;
  }

  typeAmount(text: string): void {
    this.amountText = keepMoneyCharacters(text);
  }

  /** The plan that is added to or changed. */
  get plan(): PlanView | undefined {
    return this.option === 'edit' ? this.#input.edited : this.option === 'existing' ? this.picked : undefined;
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
    if (this.option === 'edit') return this.plan?.plannable;
    const { amount, picked } = this;
    if (amount === undefined) return undefined;
    if (this.option === 'new') return amount;
    return picked === undefined ? undefined : ((amount + picked.plannable) as Cents);
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
