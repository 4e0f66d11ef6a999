import type { LocalDate } from '@portico/domain/kernel';
import {
  cardDigits,
  cardMistakes,
  detectCard,
  expiryMonths,
  expiryYears,
  groupCardNumber,
  parseTypedCard,
  shapeOf,
  type CardBrand,
  type CardField,
  type CardMistake,
  type CardRefused,
  type CardTyping,
  type TypedCard,
} from '@portico/domain/payments';
import { makeAutoObservable } from 'mobx';

/** What is typed or chosen; month and year are the two halves of `expiration`. */
export type CardInput = 'holder' | 'number' | 'expirationMonth' | 'expirationYear' | 'code';

/** What a field of the form has to say: our own rules, or what whoever was asked for a token said. */
export type CardProblem = CardMistake | { readonly field: CardField; readonly kind: 'refused' };

/**
 * The fields of a card form (`MON-135`), part of every view model in which a card is entered. It lives in memory alone:
 * nothing of it is a draft, and `reset` leaves nothing behind (`MON-147`).
 */
export class CardForm {
  holder = '';
  /** In the groups of its brand (`MON-144`). */
  number = '';
  /** `01` to `12`, or empty. */
  expirationMonth = '';
  /** Four digits, or empty. */
  expirationYear = '';
  code = '';
  /** Keep the card on file. */
  save = false;
  makeDefault = false;
  /** Why the card was not taken, until something is changed. */
  refused: CardRefused['reason'] | undefined;
  /** The fields that were left, and speak. */
  left: ReadonlySet<CardField> = new Set();

  readonly #today: LocalDate;

  /** `today` is the day on the practice's calendar. */
  constructor(today: LocalDate) {
    this.#today = today;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  type(field: CardInput, text: string): void {
    this.refused = undefined;
    if (field === 'number') this.number = groupCardNumber(text);
    else if (field === 'code') this.code = text.replace(/\D/g, '').slice(0, 4);
    else this[field] = text;
    // A code that was cut to the number's brand is as long as that brand's codes.
    if (this.brand !== undefined) this.code = this.code.slice(0, this.codeLength);
  }

  /** From now on the field says what is wrong with it. */
  leave(field: CardField): void {
    this.left = new Set([...this.left, field]);
  }

  /** Every field says what is wrong with it, as after a try to send. */
  leaveAll(): void {
    this.left = new Set(['holder', 'number', 'expiration', 'code']);
  }

  chooseSave(save: boolean): void {
    this.save = save;
    if (!save) this.makeDefault = false;
  }

  chooseDefault(makeDefault: boolean): void {
    this.makeDefault = makeDefault;
  }

  refuse(reason: CardRefused['reason']): void {
    this.refused = reason;
    // What was refused is changed, and its code typed anew; what never arrived may be sent as it is.
    if (reason !== 'unreachable') this.code = '';
    this.left = new Set();
  }

  reset(): void {
    this.holder = '';
    this.number = '';
    this.expirationMonth = '';
    this.expirationYear = '';
    this.code = '';
    this.save = false;
    this.makeDefault = false;
    this.refused = undefined;
    this.left = new Set();
  }

  /** `MM/YY`, or less while something is to be chosen. */
  get expiration(): string {
    const { expirationMonth: month, expirationYear: year } = this;
    return month === '' && year === '' ? '' : `${month}/${year.slice(-2)}`;
  }

  /** The brand that the number shows, of those that practices take. */
  get brand(): CardBrand | undefined {
    const detected = detectCard(cardDigits(this.number));
    return detected.kind === 'supported' ? detected.brand : undefined;
  }

  get codeLength(): 3 | 4 {
    return shapeOf(detectCard(cardDigits(this.number))).codeLength;
  }

  get months(): readonly string[] {
    return expiryMonths;
  }

  get years(): readonly string[] {
    return expiryYears(this.#today);
  }

  get isEmpty(): boolean {
    return Object.values(this.#typing).every((text) => text === '');
  }

  /** Nothing stands in the way of sending the card (`MON-140`). */
  get valid(): boolean {
    return cardMistakes(this.#typing, this.#today).length === 0;
  }

  /**
   * What each field says. A field speaks when it was left; a number that cannot become a card any more speaks at once
   * (`MON-141`, `MON-142`), and so does a month that is over (`MON-143`).
   */
  get problems(): Readonly<Partial<Record<CardField, CardProblem>>> {
    const mistakes: readonly CardProblem[] = cardMistakes(this.#typing, this.#today);
    const spoken = mistakes.filter(({ field, kind }) => this.left.has(field) || atOnce.has(kind));
    const refusedField = this.refused === undefined ? undefined : fieldOf[this.refused];
    const refused: readonly CardProblem[] =
      refusedField === undefined ? [] : [{ field: refusedField, kind: 'refused' }];
    return Object.fromEntries([...spoken, ...refused].map((problem) => [problem.field, problem]));
  }

  /** The whole card, for the tokenizer and for nobody else; nothing while something is wrong. */
  typed(): TypedCard | undefined {
    const card = parseTypedCard(this.#typing, this.#today);
    return card.ok ? card.value : undefined;
  }

  get #typing(): CardTyping {
    const { holder, number, expiration, code } = this;
    return { holder, number, expiration, code };
  }
}

const atOnce: ReadonlySet<CardProblem['kind']> = new Set(['card-not-supported', 'invalid-card', 'invalid-date']);

/** Where a refusal is told: at the field that it is about, or at none. */
const fieldOf: Readonly<Record<CardRefused['reason'], CardField | undefined>> = {
  number: 'number',
  code: 'code',
  expiry: 'expiration',
  holder: 'holder',
  unsupported: 'number',
  unreachable: undefined,
};
