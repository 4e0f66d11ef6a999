import { failed, ok, type LocalDate, type Result } from '@portico/domain/kernel';
import {
  isCardExpired,
  type AgreementTerms,
  type CardId,
  type CardRefused,
  type SavedCard,
  type Tokenize,
  type TokenizerFacts,
} from '@portico/domain/payments';
import { makeAutoObservable } from 'mobx';
import { CardForm } from './card-form.ts';
import type { HostedCards } from './hosted-card-frame.ts';
import type { PayWith } from '@portico/application/payments';

/** How a person wants to pay (`MON-055`). Cash is paid only at the desk: it is chosen while its note is shown. */
export type PaymentMethod = 'card' | 'cash';

export interface CardChoiceInput {
  readonly cards: readonly SavedCard[];
  readonly today: LocalDate;
  /** The card of a plan, selected initially; otherwise the default card. */
  readonly preferred?: CardId;
  /** Present if the processor's own fields may take a new card. */
  readonly hosted?: HostedCards;
}

/**
 * The source of a payment: a card on file or a new one; for cash, a note says where it can be paid (`MON-055`,
 * `MON-059`).
 */
export class CardChoice {
  /** The chosen card on file; a new one if undefined. */
  saved: CardId | undefined;
  /** Cash has been chosen, and its note is shown (`MON-059`). */
  cashTold = false;

  readonly form: CardForm;
  readonly input: CardChoiceInput;

  constructor(input: CardChoiceInput) {
    this.input = input;
    this.form = new CardForm(input.today, input.hosted);
    this.saved = this.#first;
    makeAutoObservable(this, { input: false, form: false }, { autoBind: true });
  }

  get cards(): readonly SavedCard[] {
    return this.input.cards;
  }

  isExpired({ expiry }: SavedCard): boolean {
    return isCardExpired(expiry, this.input.today);
  }

  get method(): PaymentMethod {
    return this.cashTold ? 'cash' : 'card';
  }

  /** Choosing cash opens its modal; a card closes it (`MON-059`). */
  chooseMethod(method: PaymentMethod): void {
    this.cashTold = method === 'cash';
  }

  /** Nothing can be paid in cash here: the card is chosen as before. */
  closeCash(): void {
    this.cashTold = false;
  }

  /** Chooses a valid card on file. */
  chooseSaved(card: SavedCard): void {
    if (this.isExpired(card)) return;
    this.saved = card.id;
    this.form.reset();
  }

  /** Chooses a new card, with empty fields (`MON-147`). */
  chooseNew(): void {
    this.saved = undefined;
    this.form.reset();
  }

  /** Empties what was typed (`MON-147`). What was chosen stays: a screen never picks a card for the person. */
  reset(): void {
    this.cashTold = false;
    this.form.reset();
  }

  /** A new card was refused: one on file is not marked by what was typed before. */
  refuse(reason: CardRefused['reason']): void {
    if (this.saved === undefined) this.form.refuse(reason);
  }

  /** The card can be used. */
  get isValid(): boolean {
    return this.method === 'card' && (this.saved !== undefined || this.form.valid);
  }

  /**
   * Exchanges a new card for a token, so that its number is sent no further. `kept`: for payments that repeat by
   * themselves; `terms`: the shown terms for a card that is kept.
   */
  async toSend(
    tokenize: Tokenize,
    facts: TokenizerFacts,
    kept: boolean,
    terms: AgreementTerms | undefined,
  ): Promise<Result<PayWith | undefined, CardRefused>> {
    const { form, saved } = this;
    if (saved !== undefined) return ok({ kind: 'saved', card: saved });
    const { save, makeDefault } = form.keeping;
    const card = await form.entered(tokenize, facts);
    if (!card.ok) return failed(card.error);
    if (card.value === undefined) return ok(undefined);
    const isKept = save || kept;
    const agreed = isKept && terms !== undefined ? { agreedTo: terms.hash } : {};
    return ok({ kind: 'entered', card: card.value, save: isKept, makeDefault, ...agreed });
  }

  get #first(): CardId | undefined {
    const good = this.input.cards.filter((card) => !this.isExpired(card));
    const { preferred } = this.input;
    return (good.find(({ id }) => id === preferred) ?? good.find(({ isDefault }) => isDefault) ?? good[0])?.id;
  }
}
