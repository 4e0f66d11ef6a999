import type { Cents } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';
import type { MissingForPay, PaymentRequest } from '@portico/application/payments';
import type { PlanBuilder } from '../plans/plan-builder.ts';
import { mayPay, missingForPay, needsCard, paysOnce, planIsBuilt, type PayFacts } from './pay-button.ts';
import type { PaymentDraft } from './payment-draft.ts';
import { copayPayment, fullPayment, isOneTime, paysParts, planRequest } from './payment-requests.ts';

/** What a draft of a payment needs before it can be sent, and what is sent then. */
export class PaymentRules {
  readonly #draft: PaymentDraft;
  readonly #isBusy: () => boolean;

  constructor(draft: PaymentDraft, isBusy: () => boolean) {
    this.#draft = draft;
    this.#isBusy = isBusy;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** An existing plan pays with its own card (`MON-096`). */
  get needsCard(): boolean {
    return needsCard(this.#draft.mode);
  }

  /** The card is charged again on later days, so a new one is always kept. */
  get keepsCard(): boolean {
    const { mode } = this.#draft;
    return mode === 'new-plan' || mode === 'edit-plan' || (mode === 'schedule-payment' && !this.paysNow);
  }

  /** Money moves now, not on a later day (`MON-057`, `MON-058`). */
  get paysNow(): boolean {
    const { mode, oneTime } = this.#draft;
    return oneTime === undefined ? paysOnce(mode) : oneTime.isToday;
  }

  /** `MON-062` to `MON-069`. */
  get isComplete(): boolean {
    const { screen, mode } = this.#draft;
    return screen?.tokenizer !== undefined && this.request !== undefined && mayPay(mode, this.#facts);
  }

  /** What is missing before the payment can be sent; undefined if nothing can be done here. */
  get missing(): MissingForPay | undefined {
    return this.#isBusy() || this.isComplete ? undefined : missingForPay(this.#draft.mode, this.#facts);
  }

  /** The practice offers wallets, and the card is charged once and not kept. */
  get offersWallets(): boolean {
    const { tokenizer } = this.#draft.screen ?? {};
    const isOffered = tokenizer?.kind === 'clover-hosted' && tokenizer.wallets !== undefined;
    return isOffered && this.needsCard && this.paysNow && !this.keepsCard;
  }

  /**
   * The amount for a wallet's payment sheet; undefined while anything but a card is missing, or if a card is to be
   * kept.
   */
  get walletAmount(): Cents | undefined {
    const { card, mode, amount } = this.#draft;
    const isReady =
      this.offersWallets && card?.method === 'card' && this.request !== undefined && card.form.keeping.save === false;
    return isReady && mayPay(mode, { ...this.#facts, cardValid: true }) ? amount : undefined;
  }

  /** What is sent; undefined while the amount is not valid. */
  get request(): PaymentRequest | undefined {
    const { context, mode, type, screen, builder, oneTime, amount } = this.#draft;
    switch (mode) {
      case 'full':
        return screen && (type === 'copay' ? copayPayment : fullPayment)(context, screen);
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

  get #facts(): PayFacts {
    const { mode, card, builder, oneTime, partial, amount, terms } = this.#draft;
    const plan = this.#plan;
    const typed = plan ?? oneTime ?? (mode === 'partial' ? partial : undefined);
    return {
      amountValid: plan === undefined ? amount !== undefined : plan.isValid,
      cardValid: card?.isValid === true,
      cardMistakeShown: card?.saved === undefined && Object.keys(card?.form.problems ?? {}).length > 0,
      agreed: terms === undefined || builder?.agreement.agreed === true,
      mistakeShown: typed !== undefined && typed.mistakes.length > 0,
      dateChanged: oneTime?.isDateChanged === true,
      changed: plan?.isChanged === true || this.#isCardChanged,
    };
  }

  /** The plan builder, if a plan is being put together. */
  get #plan(): PlanBuilder | undefined {
    const { mode, builder } = this.#draft;
    return planIsBuilt(mode) ? builder : undefined;
  }

  get #isCardChanged(): boolean {
    const { card, screen } = this.#draft;
    return card !== undefined && card.saved !== screen?.plan?.card;
  }
}
