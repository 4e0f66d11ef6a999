import { givenBackOf } from '@portico/domain/appointments';
import { ok, type Cents } from '@portico/domain/kernel';
import type { OpenCardFrame, OpenWalletFrame, Tokenize, WalletCard } from '@portico/domain/payments';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock, KeyValueStore } from '../access/index.ts';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import { CardChoice } from './card-choice.ts';
import type {
  MakePayment,
  MakePaymentScreen,
  NothingToPay,
  NotShown,
  PaymentChoice,
  PaymentContext,
  PaymentReceipt,
  PaymentType,
} from '@portico/application/payments';
import { OneTimePart } from './one-time-part.ts';
import { PartialPart } from './partial-part.ts';
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
import { PlanBuilder } from './plan-builder.ts';
import { WalletButtons } from './wallet-buttons.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure | Exclude<NotShown, NothingToPay> }
  | { readonly kind: 'nothing-to-pay' }
  | { readonly kind: 'ready'; readonly screen: MakePaymentScreen };

/** What is done once a question was answered with yes. */
export type PaymentQuestion = 'cancel-plan' | 'delete-one-time';

export interface MakePaymentTools {
  readonly payments: MakePayment;
  readonly context: PaymentContext;
  readonly tokenize: Tokenize;
  /** Shows the processor's own fields; cards are typed into ours without it. */
  readonly openCardFrame?: OpenCardFrame | undefined;
  /** Shows the buttons of wallets; none are offered without it. */
  readonly openWalletFrame?: OpenWalletFrame | undefined;
  /** Of this tab: an attempt whose end is unknown outlives the page. */
  readonly keep: KeyValueStore;
  readonly randomUuid: () => string;
  readonly clock: Pick<Clock, 'every'>;
  /** The name that a new plan starts with, in the language of the page (`MON-081`). */
  readonly planName: (screen: MakePaymentScreen) => string;
}

/** The one screen on which money is paid, whatever it is for (`MON-049`). */
export class MakePaymentViewModel {
  phase: Phase = { kind: 'loading' };
  wantedType: PaymentType | undefined;
  question: PaymentQuestion | undefined;
  /** A plan was made on the way of this visit (`MON-125`). */
  planCreated = false;

  card: CardChoice | undefined;
  partial: PartialPart | undefined;
  builder: PlanBuilder | undefined;
  oneTime: OneTimePart | undefined;

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
        // An earlier attempt had held all of it when the screen was asked for.
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

  /** Shows what is to be paid, and finds out what became of an attempt that this page knows no answer to. */
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
    return payModeOf(this.context, this.type, this.builder?.option === 'existing' ? 'existing' : 'new');
  }

  /** Another way to pay begins anew: the partial amount and the card are empty (`MON-060`, `MON-147`). */
  chooseType(type: PaymentType): void {
    if (type === this.type) return;
    this.wantedType = type;
    this.partial?.reset();
    this.card?.reset();
    this.builder?.reset();
    this.sending.forgetRefusal();
  }

  /** A plan that is there pays with its own card (`MON-096`). */
  get needsCard(): boolean {
    return needsCard(this.mode);
  }

  /** The card pays again by itself on days to come, so a new one is kept in any case. */
  get keepsCard(): boolean {
    const { mode } = this;
    return mode === 'new-plan' || mode === 'edit-plan' || (mode === 'schedule-payment' && !this.paysNow);
  }

  /** Terms that have come with the screen and are to be agreed to (`MON-063`, `MON-123`, `MON-124`). */
  get terms(): string | undefined {
    return paysOnce(this.mode) || this.mode === 'edit-one-time' ? undefined : this.screen?.plans?.terms;
  }

  /** Money moves now, rather than on a day to come (`MON-057`, `MON-058`). */
  get paysNow(): boolean {
    const { mode, oneTime } = this;
    return oneTime === undefined ? paysOnce(mode) : oneTime.isToday;
  }

  /** What the button moves or plans; nothing while that is no amount. */
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
        return this.builder?.total;
    }
  }

  /** `MON-062` to `MON-069`. */
  get canPay(): boolean {
    if (this.screen?.tokenizer === undefined || this.sending.isBusy || this.#choice === undefined) return false;
    return mayPay(this.mode, this.#facts);
  }

  /** The practice offers wallets, and a card is charged here once and kept nowhere. */
  get offersWallets(): boolean {
    const { tokenizer } = this.screen ?? {};
    const isOffered = tokenizer?.kind === 'clover-hosted' && tokenizer.wallets !== undefined;
    return isOffered && this.needsCard && this.paysNow && !this.keepsCard && this.card?.method === 'card';
  }

  /** What the sheet of a wallet asks for; nothing while something else than a card is missing, or while a card is to be kept. */
  get walletAmount(): Cents | undefined {
    const isReady = this.offersWallets && this.#choice !== undefined && this.card?.form.save === false;
    return isReady && mayPay(this.mode, { ...this.#facts, cardValid: true }) ? this.amount : undefined;
  }

  /** What the button waits for; nothing where it waits for nothing that can be done here. */
  get missing(): MissingForPay | undefined {
    return this.canPay || this.sending.isBusy ? undefined : missingForPay(this.mode, this.#facts);
  }

  /** Pays, schedules or changes what was chosen; pressed twice it is sent once. */
  async pay(): Promise<void> {
    const choice = this.#choice;
    const { screen, card } = this;
    if (!this.canPay || choice === undefined || screen?.tokenizer === undefined) return;
    const { tokenizer } = screen;
    await this.#send(choice, async () =>
      this.needsCard && card !== undefined
        ? card.toSend(this.#tools.tokenize, tokenizer, this.keepsCard, this.screen?.cardTerms)
        : { ok: true, value: undefined },
    );
  }

  /** Asks first: what follows is not undone. */
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
    await this.#send({ kind: question }, async () => ({ ok: true, value: undefined }));
  }

  /** The copay is paid next, on this screen (`MON-169`, `MON-172`). */
  async payNext(): Promise<void> {
    this.#clear();
    this.sending.reset();
    await this.load();
  }

  /** Nothing of it stays (`MON-061`). */
  dispose(): void {
    this.#replies.stop();
    this.sending.stop();
    this.#clear();
  }

  async #payByWallet(card: WalletCard): Promise<boolean | undefined> {
    const choice = this.#choice;
    if (choice === undefined || this.sending.isBusy) return undefined;
    await this.#send(choice, async () => ok({ kind: 'entered', card, save: false, makeDefault: false }));
    return this.sending.state.kind === 'done';
  }

  async #send(choice: PaymentChoice, card: Parameters<PaymentSending['send']>[1]): Promise<void> {
    await this.sending.send({ context: this.#tools.context, choice }, card);
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

  /** What is to be paid is another amount: shows it, and leaves the card as it was chosen. */
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

  /** Shows the terms as they are now, to be agreed to anew; everything that was typed stays. */
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
      if (isOffered) this.builder?.showTerms(plans);
    });
  }

  #show(screen: MakePaymentScreen): void {
    this.phase = { kind: 'ready', screen };
    const { plan, plans, today, cards, partial, amount } = screen;
    const hosted = { facts: screen.tokenizer, open: this.#tools.openCardFrame };
    this.card = new CardChoice({ cards, today, hosted, ...(plan === undefined ? {} : { preferred: plan.card }) });
    this.partial = partial === undefined ? undefined : new PartialPart(partial, amount);
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
    this.oneTime = onPlan && plan !== undefined ? new OneTimePart(plan, today, screen.oneTime) : undefined;
  }

  get #facts(): PayFacts {
    const { mode, card, builder, oneTime } = this;
    const plan = this.#plan;
    const typed = plan ?? oneTime ?? (mode === 'partial' ? this.partial : undefined);
    return {
      amountValid: plan === undefined ? this.amount !== undefined : plan.isValid,
      cardValid: card?.isValid === true,
      agreed: this.terms === undefined || builder?.agreed === true,
      mistakeShown: typed !== undefined && typed.mistakes.length > 0,
      dateChanged: oneTime?.isDateChanged === true,
      changed: plan?.isChanged === true || this.#isCardChanged,
    };
  }

  get #choice(): PaymentChoice | undefined {
    const { mode, screen, builder, oneTime, amount } = this;
    switch (mode) {
      case 'full':
        return screen && fullPayment(screen);
      case 'partial':
        return amount === undefined ? undefined : { kind: 'partial', amount };
      case 'new-plan':
      case 'existing-plan':
      case 'edit-plan':
        return builder?.choice;
      case 'schedule-payment':
      case 'edit-one-time':
        return oneTime?.choice;
    }
  }

  /** The builder, where a plan is what is put together. */
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

/** Of the fee for a cancellation it says what goes back as well, as it was shown. */
const fullPayment = ({ context, amount, prepaid }: MakePaymentScreen): PaymentChoice =>
  context === 'cancellation' ? { kind: 'full', amount, givenBack: givenBackOf(prepaid) } : { kind: 'full', amount };
