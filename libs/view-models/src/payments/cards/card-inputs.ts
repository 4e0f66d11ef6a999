import type { LocalDate } from '@portico/domain/kernel';
import {
  cardDigits,
  detectCard,
  expiryMonths,
  expiryYears,
  groupCardNumber,
  shapeOf,
  type CardBrand,
} from '@portico/domain/payments';
import { makeAutoObservable } from 'mobx';

/** What is typed or chosen; month and year are the two halves of `expiration`. */
export type CardInput = 'holder' | 'number' | 'expirationMonth' | 'expirationYear' | 'code' | 'postalCode';

/** The inputs of a card, in memory only (`MON-147`). */
export class CardInputs implements Readonly<Record<CardInput, string>> {
  holder = '';
  /** Formatted in the groups of its brand (`MON-144`). */
  number = '';
  /** `01` to `12`, or empty. */
  expirationMonth = '';
  /** Four digits, or empty. */
  expirationYear = '';
  code = '';
  /** Of the card's billing address, if required. */
  postalCode = '';

  readonly #today: LocalDate;

  /** `today` is the day on the practice's calendar. */
  constructor(today: LocalDate) {
    this.#today = today;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  type(field: CardInput, text: string): void {
    if (field === 'number') this.number = groupCardNumber(text);
    else if (field === 'code') this.code = text.replace(/\D/g, '').slice(0, 4);
    else this[field] = text;
    // Cuts the code to the length for the number's brand.
    if (this.brand !== undefined) this.code = this.code.slice(0, this.codeLength);
  }

  reset(): void {
    this.holder = '';
    this.number = '';
    this.expirationMonth = '';
    this.expirationYear = '';
    this.code = '';
    this.postalCode = '';
  }

  /** `MM/YY`, or shorter while incomplete. */
  get expiration(): string {
    const { expirationMonth: month, expirationYear: year } = this;
    return month === '' && year === '' ? '' : `${month}/${year.slice(-2)}`;
  }

  /** The brand by the number, among those that practices take. */
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
    const { holder, number, expiration, code, postalCode } = this;
    return [holder, number, expiration, code, postalCode].every((text) => text === '');
  }
}
