import { ok, type Cents } from '@portico/domain/kernel';
import type { OpenCardFrame, OpenWalletFrame, Tokenize, WalletCard } from '@portico/domain/payments';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock, KeyValueStore } from '../../access/index.ts';
import { LatestRequest } from '../../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import { CardChoice } from '../cards/card-choice.ts';
import type {
  MakePayment,
  MakePaymentScreen,
  NothingToPay,
  NotShown,
  PaymentContext,
  PaymentReceipt,
  PaymentRequest,
  PaymentType,
} from '@portico/application/payments';
import { OneTimeSection } from './one-time.section.ts';
import { PartialSection } from './partial.section.ts';
import {
  mayPay,
  missingForPay,
  needsCard,
  payModeOf,
  planIsBuilt,
  paysOnce,
  type MissingForPay,
  type PayFacts,
  type PayMode,
} from './pay-button.ts';
import { PaymentAttempt } from './payment-attempt.ts';
import { PaymentSending } from './payment-sending.ts';
import { endingRequest, fullPayment, isOneTime, paysParts, planRequest } from './payment-requests.ts';
import { PlanBuilder } from '../plans/plan-builder.ts';
import { WalletButtons } from '../cards/wallet-buttons.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure | Exclude<NotShown, NothingToPay> }
  | { readonly kind: 'nothing-to-pay' }
  | { readonly kind: 'ready'; readonly screen: MakePaymentScreen };

/** An action that needs confirmation. */
export type PaymentQuestion = 'cancel-plan' | 'delete-one-time';

export interface MakePaymentTools {
  readonly payments: MakePayment;
  readonly context: PaymentContext;
  readonly tokenize: Tokenize;
  /** Opens the processor's hosted fields; without it, cards are entered into our own. */
  readonly openCardFrame?: OpenCardFrame | undefined;
  /** Opens the wallets' buttons; without it, none are offered. */
  readonly openWalletFrame?: OpenWalletFrame | undefined;
  /** Storage of this tab, in which an attempt of unknown outcome outlives the page. */
  readonly keep: KeyValueStore;
  readonly randomUuid: () => string;
  readonly clock: Pick<Clock, 'every'>;
  /** Default name of a new plan, in the language of the page (`MON-081`). */
  readonly planName: (screen: MakePaymentScreen) => string;
}

/** The screen for every kind of payment (`MON-049`). */
export class MakePaymentViewModel {
  phase: Phase = { kind: 'loading' };
  wantedType: PaymentType | undefined;
  question: PaymentQuestion | undefined;
  /** A plan was made during this visit (`MON-125`). */
  planCreated = false;

  card: CardChoice | undefined;
  partial: PartialSection | undefined;
  builder: PlanBuilder | undefined;
  oneTime: OneTimeSection | undefined;

  readonly sending: PaymentSending;
  readonly wallets: WalletButtons;
  readonly #tools: MakePaymentTools;
  readonly #replies = new LatestRequest();

  constructor(tools: MakePaymentTools) {
    this.#tools = tools;
    this.sending = new PaymentSending({
      payments: tools.payments,
      attempt: new PaymentAttempt(tools.keep, tools.randomUuid, tools.context),
      clock: tools.clock,
      onSumChanged: () => void this.#refresh(),
      onTermsChanged: () => void this.#showTerms(),
      onRefused: () => {
        // An earlier attempt held the full amount when the screen was loaded.
        if (this.phase.kind === 'nothing-to-pay') void this.#ask();
      },
    });
    this.wallets = new WalletButtons({
      open: tools.openWalletFrame,
      amount: () => this.walletAmount,
      pay: (card) => this.#payByWallet(card),
    });
    makeAutoObservable(this, { sending: false, wallets: false }, { autoBind: true });
  }

  /** Loads what is to be paid, and the outcome of an attempt that this page has no answer to. */
  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    await Promise.all([this.#ask(), this.sending.findOutEarlier()]);
  }

  get screen(): MakePaymentScreen | undefined {
    return this.phase.kind === 'ready' ? this.phase.screen : undefined;
  }

  get context(): PaymentContext['kind'] {
    return this.#tools.context.kind;
  }

  get type(): PaymentType | undefined {
    const types = this.screen?.types ?? [];
    return types.find((type) => type === this.wantedType) ?? types[0];
  }

  get mode(): PayMode {
    return payModeOf(this.context, this.type, this.builder?.funding.option === 'existing' ? 'existing' : 'new');
  }

  /** Switches the way to pay, clearing the partial amount and the card (`MON-060`, `MON-147`). */
  chooseType(type: PaymentType): void {
    if (type === this.type) return;
    this.wantedType = type;
    this.partial?.reset();
    this.card?.reset();
    this.builder?.reset();
    this.sending.forgetRefusal();
  }

  /** An existing plan pays with its own card (`MON-096`). */
  get needsCard(): boolean {
    return needsCard(this.mode);
  }

  /** The card is charged again on later days, so a new one is always kept. */
  get keepsCard(): boolean {
    const { mode } = this;
    return mode === 'new-plan' || mode === 'edit-plan' || (mode === 'schedule-payment' && !this.paysNow);
  }

  /** The terms to be agreed to (`MON-063`, `MON-123`, `MON-124`). */
  get terms(): string | undefined {
    return paysOnce(this.mode) || this.mode === 'edit-one-time' ? undefined : this.screen?.plans?.terms;
  }

  /** Money moves now, not on a later day (`MON-057`, `MON-058`). */
  get paysNow(): boolean {
    const { mode, oneTime } = this;
    return oneTime === undefined ? paysOnce(mode) : oneTime.isToday;
  }

  /** The amount that the button pays or plans; undefined while it is not valid. */
  get amount(): Cents | undefined {
    switch (this.mode) {
      case 'full':
        return this.screen?.amount;
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

  /** `MON-062` to `MON-069`. */
  get canPay(): boolean {
    if (this.screen?.tokenizer === undefined || this.sending.isBusy || this.#request === undefined) return false;
    return mayPay(this.mode, this.#facts);
  }

  /** The practice offers wallets, and the card is charged once and not kept. */
  get offersWallets(): boolean {
    const { tokenizer } = this.screen ?? {};
    const isOffered = tokenizer?.kind === 'clover-hosted' && tokenizer.wallets !== undefined;
    return isOffered && this.needsCard && this.paysNow && !this.keepsCard && this.card?.method === 'card';
  }

  /**
   * The amount for a wallet's payment sheet; undefined while anything but a card is missing, or if a card is to be
   * kept.
   */
  get walletAmount(): Cents | undefined {
    const isReady = this.offersWallets && this.#request !== undefined && this.card?.form.keeping.save === false;
    return isReady && mayPay(this.mode, { ...this.#facts, cardValid: true }) ? this.amount : undefined;
  }

  /** What is missing before the button is enabled; undefined if nothing can be done here. */
  get missing(): MissingForPay | undefined {
    return this.canPay || this.sending.isBusy ? undefined : missingForPay(this.mode, this.#facts);
  }

  /** Pays, schedules or changes as chosen; a double press sends once. */
  async pay(): Promise<void> {
    const request = this.#request;
    const { screen, card } = this;
    if (!this.canPay || request === undefined || screen?.tokenizer === undefined) return;
    const { tokenizer } = screen;
    await this.#send(request, async () =>
      this.needsCard && card !== undefined
        ? card.toSend(this.#tools.tokenize, tokenizer, this.keepsCard, this.screen?.cardTerms)
        : { ok: true, value: undefined },
    );
  }

  /** Asks for confirmation of an action that cannot be undone. */
  ask(question: PaymentQuestion): void {
    if (!this.sending.isBusy) this.question = question;
  }

  no(): void {
    this.question = undefined;
  }

  async yes(): Promise<void> {
    const { question } = this;
    if (question === undefined) return;
    this.question = undefined;
    const request = endingRequest(this.#tools.context, question);
    if (request === undefined) return;
    await this.#send(request, async () => ({ ok: true, value: undefined }));
  }

  /** Pays the copay next, on this screen (`MON-169`, `MON-172`). */
  async payNext(): Promise<void> {
    this.#clear();
    this.sending.reset();
    await this.load();
  }

  /** Clears all data (`MON-061`). */
  dispose(): void {
    this.#replies.stop();
    this.sending.stop();
    this.#clear();
  }

  async #payByWallet(card: WalletCard): Promise<boolean | undefined> {
    const request = this.#request;
    if (request === undefined || this.sending.isBusy) return undefined;
    await this.#send(request, async () => ok({ kind: 'entered', card, save: false, makeDefault: false }));
    return this.sending.state.kind === 'done';
  }

  async #send(request: PaymentRequest, card: Parameters<PaymentSending['send']>[1]): Promise<void> {
    await this.sending.send(request, card);
    const { state } = this.sending;
    runInAction(() => {
      if (state.kind === 'refused' && state.refusal.kind === 'card-refused')
        this.card?.form.refuse(state.refusal.reason);
      if (state.kind === 'done') this.#note(state.receipt);
    });
  }

  #note(receipt: PaymentReceipt): void {
    const visits = this.context === 'check-in' || this.context === 'check-out';
    if (visits && receipt.done === 'plan-created') this.planCreated = true;
  }

  async #ask(): Promise<void> {
    const wanted = this.#replies.expect();
    const answer = await this.#tools.payments.screen(this.#tools.context);
    if (!wanted()) return;
    runInAction(() => {
      if (answer.ok) this.#show(answer.value);
      else if (answer.error.kind === 'nothing-to-pay') this.phase = { kind: 'nothing-to-pay' };
      else this.phase = { kind: 'failed', failure: answer.error };
    });
  }

  /** The amount has changed: shows the new one, keeping the chosen card. */
  async #refresh(): Promise<void> {
    const wanted = this.#replies.expect();
    const answer = await this.#tools.payments.screen(this.#tools.context);
    if (!wanted() || !answer.ok) return;
    runInAction(() => {
      const { card } = this;
      this.#show(answer.value);
      this.card = card;
    });
  }

  /** Shows the current terms, to be agreed to again; all input stays. */
  async #showTerms(): Promise<void> {
    const wanted = this.#replies.expect();
    const answer = await this.#tools.payments.screen(this.#tools.context);
    if (!wanted() || !answer.ok) return;
    const { plans, cardTerms } = answer.value;
    runInAction(() => {
      const { screen } = this;
      if (screen === undefined) return;
      const isOffered = screen.plans !== undefined && plans !== undefined;
      const { cardTerms: _, ...rest } = screen;
      const terms = cardTerms === undefined ? {} : { cardTerms };
      this.phase = { kind: 'ready', screen: { ...rest, ...terms, ...(isOffered ? { plans } : {}) } };
      if (isOffered) this.builder?.agreement.show(plans);
    });
  }

  #show(screen: MakePaymentScreen): void {
    this.phase = { kind: 'ready', screen };
    const { plan, plans, today, cards, partial, amount } = screen;
    const hosted = { facts: screen.tokenizer, open: this.#tools.openCardFrame };
    this.card = new CardChoice({ cards, today, hosted, ...(plan === undefined ? {} : { preferred: plan.card }) });
    this.partial = partial === undefined ? undefined : new PartialSection(partial, amount);
    const edited = this.context === 'edit-plan' ? plan : undefined;
    this.builder =
      plans === undefined
        ? undefined
        : new PlanBuilder({
            offer: plans,
            balance: screen.parts.balance,
            today,
            suggestedName: this.#tools.planName(screen),
            ...(edited === undefined ? {} : { edited }),
          });
    const onPlan = this.context === 'schedule-payment' || this.context === 'edit-one-time';
    this.oneTime = onPlan && plan !== undefined ? new OneTimeSection(plan, today, screen.oneTime) : undefined;
  }

  get #facts(): PayFacts {
    const { mode, card, builder, oneTime } = this;
    const plan = this.#plan;
    const typed = plan ?? oneTime ?? (mode === 'partial' ? this.partial : undefined);
    return {
      amountValid: plan === undefined ? this.amount !== undefined : plan.isValid,
      cardValid: card?.isValid === true,
      agreed: this.terms === undefined || builder?.agreement.agreed === true,
      mistakeShown: typed !== undefined && typed.mistakes.length > 0,
      dateChanged: oneTime?.isDateChanged === true,
      changed: plan?.isChanged === true || this.#isCardChanged,
    };
  }

  get #request(): PaymentRequest | undefined {
    const { mode, screen, builder, oneTime, amount } = this;
    const { context } = this.#tools;
    switch (mode) {
      case 'full':
        return screen && fullPayment(context, screen);
      case 'partial':
        return amount === undefined || !paysParts(context) ? undefined : { ...context, pays: 'part', amount };
      case 'new-plan':
      case 'existing-plan':
      case 'edit-plan':
        return builder?.ordered && planRequest(context, builder.ordered);
      case 'schedule-payment':
      case 'edit-one-time':
        return oneTime?.ordered && isOneTime(context) ? { ...context, ...oneTime.ordered } : undefined;
    }
  }

  /** The plan builder, if a plan is being put together. */
  get #plan(): PlanBuilder | undefined {
    return planIsBuilt(this.mode) ? this.builder : undefined;
  }

  get #isCardChanged(): boolean {
    return this.card !== undefined && this.card.saved !== this.screen?.plan?.card;
  }

  #clear(): void {
    this.wantedType = undefined;
    this.partial?.reset();
    this.question = undefined;
    this.card?.reset();
    this.builder?.reset();
    this.oneTime = undefined;
  }
}
