import { ok } from '@portico/domain/kernel';
import type { OpenCardFrame, OpenWalletFrame, Tokenize, WalletCard } from '@portico/domain/payments';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../../access/index.ts';
import { LatestRequest } from '../../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type {
  MakePayment,
  MakePaymentScreen,
  NothingToPay,
  NotShown,
  PaymentContext,
  PaymentReceipt,
  PaymentRefusal,
  PaymentRequest,
  PaymentType,
} from '@portico/application/payments';
import { WalletButtons } from '../cards/wallet-buttons.ts';
import { KeptChoices, type PaymentKeeping } from './kept-choices.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import { PaymentDraft, type PlanName } from './payment-draft.ts';
import { PaymentEnding } from './payment-cancellation.ts';
import { PaymentRules } from './payment-rules.ts';
import { PaymentSending } from './payment-sending.ts';
import { RefusalOfDraft } from './refusal-of-draft.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure | Exclude<NotShown, NothingToPay> }
  | { readonly kind: 'nothing-to-pay' }
  | { readonly kind: 'ready'; readonly screen: MakePaymentScreen };

/** The screen for every kind of payment (`MON-049`). */
export class MakePaymentViewModel {
  phase: Phase = { kind: 'loading' };
  /** A plan was made during this visit (`MON-125`). */
  planCreated = false;

  readonly draft: PaymentDraft;
  readonly rules: PaymentRules;
  readonly sending: PaymentSending;
  readonly ending: PaymentEnding;
  readonly wallets: WalletButtons;
  readonly #payments: MakePayment;
  readonly #tokenize: Tokenize;
  readonly #kept: KeptChoices;
  readonly #refusal: RefusalOfDraft;
  readonly #replies = new LatestRequest();

  /** Without `openCardFrame`, cards are entered into our own fields; without `openWalletFrame`, no wallets are offered. */
  constructor(
    payments: MakePayment,
    attempt: PaymentAttempt,
    clock: Pick<Clock, 'every'>,
    planName: PlanName,
    tokenize: Tokenize,
    kept: PaymentKeeping,
    openCardFrame?: OpenCardFrame,
    openWalletFrame?: OpenWalletFrame,
    linkedType?: PaymentType,
  ) {
    const { context } = attempt;
    this.#payments = payments;
    this.#tokenize = tokenize;
    const screen = () => (this.phase.kind === 'ready' ? this.phase.screen : undefined);
    this.draft = new PaymentDraft(context, screen, planName, openCardFrame, linkedType);
    this.rules = new PaymentRules(this.draft, () => this.sending.isBusy);
    this.sending = new PaymentSending(payments, attempt, clock, (refusal) => void this.#refuse(refusal));
    this.#refusal = new RefusalOfDraft(this.draft, () => this.sending.forgetRefusal());
    this.#kept = new KeptChoices(kept, this.draft, () => this.sending.state.kind === 'done');
    this.ending = new PaymentEnding(
      context,
      () => this.sending.isBusy,
      (request) => this.#send(request, async () => ok(undefined)),
    );
    this.wallets = new WalletButtons(
      () => this.rules.walletAmount,
      (card) => this.#payByWallet(card),
      openWalletFrame,
    );
    const parts = { draft: false, rules: false, sending: false, ending: false, wallets: false } as const;
    makeAutoObservable(this, parts, { autoBind: true });
  }

  /** Loads what is to be paid, and the outcome of an attempt that this page has no answer to. */
  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    await Promise.all([this.#ask(), this.sending.findOutEarlier()]);
  }

  /** The page is read in another language: all input stays, and terms are agreed to as they are read now. */
  async askAnew(): Promise<void> {
    const wanted = this.#replies.expect();
    const answer = await this.#payments.screen(this.draft.context);
    if (!wanted() || !answer.ok || this.phase.kind !== 'ready') return;
    runInAction(() => {
      this.phase = { kind: 'ready', screen: answer.value };
      if (answer.value.plans !== undefined) this.draft.builder?.agreement.show(answer.value.plans);
    });
  }

  get context(): PaymentContext['kind'] {
    return this.draft.context.kind;
  }

  /** Switches the way to pay (`MON-060`, `MON-147`). */
  chooseType(type: PaymentType): void {
    if (type === this.draft.type) return;
    this.draft.chooseType(type);
    this.sending.forgetRefusal();
  }

  /** `MON-062` to `MON-069`. */
  get canPay(): boolean {
    return !this.sending.isBusy && this.rules.isComplete;
  }

  /** Pays, schedules or changes as chosen; a double press sends once. */
  async pay(): Promise<void> {
    const { request } = this.rules;
    const { screen, card } = this.draft;
    if (!this.canPay || request === undefined || screen?.tokenizer === undefined) return;
    const { tokenizer } = screen;
    await this.#send(request, async () =>
      this.rules.needsCard && card !== undefined
        ? card.toSend(this.#tokenize, tokenizer, this.rules.keepsCard, this.draft.screen?.cardTerms)
        : ok(undefined),
    );
  }

  /** Pays the copay next, on this screen (`MON-169`, `MON-172`). */
  async payNext(): Promise<void> {
    this.#kept.forget();
    this.#clear();
    this.sending.reset();
    await this.load();
  }

  /** Clears all data (`MON-061`). */
  dispose(): void {
    this.#replies.stop();
    this.sending.stop();
    this.#refusal.forget();
    this.#kept.leave();
    this.#clear();
  }

  async #payByWallet(card: WalletCard): Promise<boolean | undefined> {
    const { request } = this.rules;
    if (request === undefined || this.sending.isBusy) return undefined;
    await this.#send(request, async () => ok({ kind: 'entered', card, save: false, makeDefault: false }));
    return this.sending.state.kind === 'done';
  }

  async #send(request: PaymentRequest, card: Parameters<PaymentSending['send']>[1]): Promise<void> {
    this.#refusal.forget();
    await this.sending.send(request, card);
    const { state } = this.sending;
    if (state.kind === 'done') runInAction(() => this.#note(state.receipt));
  }

  /** It is said until what was refused is changed. */
  async #refuse(refusal: PaymentRefusal | Failure): Promise<void> {
    if (refusal.kind === 'card-refused') this.draft.card?.refuse(refusal.reason);
    await this.#askAnew(refusal);
    this.#refusal.watch();
  }

  #note(receipt: PaymentReceipt): void {
    this.draft.card?.form.reset();
    const visits = this.context === 'check-in' || this.context === 'check-out';
    if (visits && receipt.done === 'plan-created') this.planCreated = true;
  }

  /** Shows what is different since the payment was put together. */
  async #askAnew({ kind }: PaymentRefusal | Failure): Promise<void> {
    if (kind === 'amount-changed' || kind === 'prepayment-changed') await this.#refresh();
    else if (kind === 'terms-changed') await this.#showTerms();
    // An earlier attempt held the full amount when the screen was loaded.
    else if (this.phase.kind === 'nothing-to-pay') await this.#ask();
  }

  async #ask(): Promise<void> {
    const wanted = this.#replies.expect();
    const answer = await this.#payments.screen(this.draft.context);
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
    const answer = await this.#payments.screen(this.draft.context);
    if (!wanted() || !answer.ok) return;
    runInAction(() => {
      const { card } = this.draft;
      this.#show(answer.value);
      this.draft.card = card;
    });
  }

  /** Shows the current terms, to be agreed to again; all input stays. */
  async #showTerms(): Promise<void> {
    const wanted = this.#replies.expect();
    const answer = await this.#payments.screen(this.draft.context);
    if (!wanted() || !answer.ok) return;
    const { plans, cardTerms } = answer.value;
    runInAction(() => {
      const { screen } = this.draft;
      if (screen === undefined) return;
      const isOffered = screen.plans !== undefined && plans !== undefined;
      const { cardTerms: _, ...rest } = screen;
      const terms = cardTerms === undefined ? {} : { cardTerms };
      this.phase = { kind: 'ready', screen: { ...rest, ...terms, ...(isOffered ? { plans } : {}) } };
      if (isOffered) this.draft.builder?.agreement.show(plans);
    });
  }

  #show(screen: MakePaymentScreen): void {
    this.phase = { kind: 'ready', screen };
    this.draft.begin(screen);
    this.#kept.begin();
  }

  #clear(): void {
    this.draft.clear();
    this.ending.no();
  }
}
