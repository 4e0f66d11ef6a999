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
import { CardForm, type HostedCards } from './card-form.ts';
import type { PayWith } from '@portico/application/payments';

/** How a person means to pay (`MON-055`). Cash is paid at the desk alone. */
export type PaymentMethod = 'card' | 'cash';

export interface CardChoiceInput {
  readonly cards: readonly SavedCard[];
  readonly today: LocalDate;
  /** The card that a plan pays with; else the default one is chosen at first. */
  readonly preferred?: CardId;
  /** Where the processor's own fields may take a new card. */
  readonly hosted?: HostedCards;
}

/** What a payment is drawn on: a card on file or a new one; cash is told where it can be paid (`MON-055`, `MON-059`). */
export class CardChoice {
  method: PaymentMethod = 'card';
  /** The card on file that is chosen; a new one when undefined. */
  saved: CardId | undefined;
  /** It was just chosen to pay cash, and is told where (`MON-059`). */
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

  /** Choosing cash opens its modal; a card takes it back (`MON-059`). */
  chooseMethod(method: PaymentMethod): void {
    this.method = method;
    this.cashTold = method === 'cash';
  }

  closeCash(): void {
    this.cashTold = false;
  }

  /** A card on file that is good. */
  chooseSaved(card: SavedCard): void {
    if (this.isExpired(card)) return;
    this.saved = card.id;
    this.form.reset();
  }

  /** Another card than those on file: the fields are empty (`MON-147`). */
  chooseNew(): void {
    this.saved = undefined;
    this.form.reset();
  }

  /** As it opened (`MON-147`). */
  reset(): void {
    this.method = 'card';
    this.cashTold = false;
    this.saved = this.#first;
    this.form.reset();
  }

  /** Nothing stands in the way of the card. */
  get isValid(): boolean {
    return this.method === 'card' && (this.saved !== undefined || this.form.valid);
  }

  /**
   * A new card is exchanged for a token here, so that its number goes no further. `kept` is for what pays again by itself;
   * `terms` are what was shown to be agreed to for a card that is kept.
   */
  async toSend(
    tokenize: Tokenize,
    facts: TokenizerFacts,
    kept: boolean,
    terms: AgreementTerms | undefined,
  ): Promise<Result<PayWith | undefined, CardRefused>> {
    const { form, saved } = this;
    if (saved !== undefined) return ok({ kind: 'saved', card: saved });
    const { save, makeDefault } = form;
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
