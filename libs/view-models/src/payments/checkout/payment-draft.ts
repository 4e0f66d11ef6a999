import type { Cents } from '@portico/domain/kernel';
import { hasTwoParts, type OpenCardFrame } from '@portico/domain/payments';
import { makeAutoObservable } from 'mobx';
import type { MakePaymentScreen, PaymentContext, PaymentType, PayMode } from '@portico/application/payments';
import { CardChoice } from '../cards/card-choice.ts';
import { PlanBuilder } from '../plans/plan-builder.ts';
import { OneTimeSection } from './one-time.section.ts';
import { PartialSection } from './partial.section.ts';
import { paysOnce, payModeOf } from './pay-button.ts';

/** Default name of a new plan, in the language of the page (`MON-081`). */
export type PlanName = (screen: MakePaymentScreen) => string;

/** What is chosen and typed about a payment before it is sent. */
export class PaymentDraft {
  wantedType: PaymentType | undefined;
  card: CardChoice | undefined;
  partial: PartialSection | undefined;
  builder: PlanBuilder | undefined;
  oneTime: OneTimeSection | undefined;

  readonly context: PaymentContext;
  readonly #screen: () => MakePaymentScreen | undefined;
  readonly #planName: PlanName;
  readonly #openCardFrame: OpenCardFrame | undefined;

  /** `screen` is undefined while it is not loaded; `linkedType` is the way to pay that the link which led here named. */
  constructor(
    context: PaymentContext,
    screen: () => MakePaymentScreen | undefined,
    planName: PlanName,
    openCardFrame?: OpenCardFrame,
    linkedType?: PaymentType,
  ) {
    this.context = context;
    this.#screen = screen;
    this.#planName = planName;
    this.#openCardFrame = openCardFrame;
    this.wantedType = linkedType;
    makeAutoObservable(this, { context: false }, { autoBind: true });
  }

  get screen(): MakePaymentScreen | undefined {
    return this.#screen();
  }

  /** What may be chosen, in this order: a copay stands first, and alone where something else is due with it. */
  get types(): readonly PaymentType[] {
    const { types = [], parts } = this.screen ?? {};
    const isAtVisit = this.context.kind === 'check-in' || this.context.kind === 'check-out';
    const isCopayApart = isAtVisit && parts !== undefined && hasTwoParts(parts) && types.length > 0;
    return isCopayApart ? ['copay', ...types] : types;
  }

  /** Until something is chosen what the link that led here named: one way to pay, or the full amount. */
  get type(): PaymentType | undefined {
    return this.types.find((type) => type === this.wantedType) ?? this.screen?.types[0];
  }

  get mode(): PayMode {
    return payModeOf(this.context.kind, this.type, this.builder?.funding.option === 'existing' ? 'existing' : 'new');
  }

  /** The terms to be agreed to (`MON-063`, `MON-123`, `MON-124`). */
  get terms(): string | undefined {
    return paysOnce(this.mode) || this.mode === 'edit-one-time' ? undefined : this.screen?.plans?.terms;
  }

  /** The amount that the button pays or plans; undefined while it is not valid. */
  get amount(): Cents | undefined {
    switch (this.mode) {
      case 'full':
        return this.type === 'copay' ? this.screen?.parts.copay : this.screen?.amount;
      case 'partial':
        return this.partial?.amount;
      case 'schedule-payment':
      case 'edit-one-time':
        return this.oneTime?.amount;
      case 'new-plan':
      case 'existing-plan':
      case 'edit-plan':
        return this.builder?.funding.total;
    }
  }

  /** Switches the way to pay, clearing the partial amount and the card (`MON-060`, `MON-147`). */
  chooseType(type: PaymentType): void {
    this.wantedType = type;
    this.#reset();
  }

  /** Begins anew with what the gateway says of the payment. */
  begin(screen: MakePaymentScreen): void {
    const { plan, plans, today, cards, partial, parts } = screen;
    const { kind } = this.context;
    const hosted = { facts: screen.tokenizer, open: this.#openCardFrame };
    this.card = new CardChoice({ cards, today, hosted, ...(plan === undefined ? {} : { preferred: plan.card }) });
    this.partial = partial === undefined ? undefined : new PartialSection(partial, parts);
    const edited = kind === 'edit-plan' ? plan : undefined;
    this.builder =
      plans === undefined
        ? undefined
        : new PlanBuilder({
            offer: plans,
            balance: screen.parts.balance,
            today,
            suggestedName: this.#planName(screen),
            ...(edited === undefined ? {} : { edited }),
          });
    const onPlan = kind === 'schedule-payment' || kind === 'edit-one-time';
    this.oneTime = onPlan && plan !== undefined ? new OneTimeSection(plan, today, screen.oneTime) : undefined;
  }

  /** Clears all data (`MON-061`). */
  clear(): void {
    this.wantedType = undefined;
    this.#reset();
    this.oneTime = undefined;
  }

  #reset(): void {
    this.partial?.reset();
    this.card?.reset();
    this.builder?.reset();
  }
}
