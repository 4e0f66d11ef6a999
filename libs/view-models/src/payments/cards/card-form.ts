import { ok, type LocalDate, type Result } from '@portico/domain/kernel';
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
  type CardFrame,
  type CardFrameRequest,
  type CardMistake,
  type CardRefused,
  type CardTyping,
  type EnteredCard,
  type OpenCardFrame,
  type Tokenize,
  type TokenizerFacts,
  type TypedCard,
} from '@portico/domain/payments';
import { makeAutoObservable, runInAction } from 'mobx';

/** What is typed or chosen; month and year are the two halves of `expiration`. */
export type CardInput = 'holder' | 'number' | 'expirationMonth' | 'expirationYear' | 'code' | 'postalCode';

/** An error of a field: from our own rules, or from the tokenizer. */
export type CardProblem = CardMistake | { readonly field: CardField; readonly kind: 'refused' };

/** Opens the processor's hosted fields. */
export interface HostedCards {
  readonly facts: TokenizerFacts | undefined;
  readonly open: OpenCardFrame | undefined;
}

/**
 * The fields of a card form (`MON-135`), part of every view model in which a card is entered. In memory only: no
 * drafts, and `reset` clears everything (`MON-147`).
 */
export class CardForm {
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
  /** Keep the card on file. */
  save = false;
  makeDefault = false;
  /** Why the card was refused, until something is changed. */
  refused: CardRefused['reason'] | undefined;
  /** The fields that have lost focus and show their errors. */
  left: ReadonlySet<CardField> = new Set();

  /** The state of the processor's hosted fields. */
  hosting: 'loading' | 'shown' | 'unreachable' = 'loading';

  readonly #today: LocalDate;
  readonly #hosted: HostedCards | undefined;
  #frame: CardFrame | undefined;

  /**
   * `today` is the day on the practice's calendar; `hosted` is present if the processor's own fields may take the card.
   */
  constructor(today: LocalDate, hosted?: HostedCards) {
    this.#today = today;
    this.#hosted = hosted;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  type(field: CardInput, text: string): void {
    this.refused = undefined;
    if (field === 'number') this.number = groupCardNumber(text);
    else if (field === 'code') this.code = text.replace(/\D/g, '').slice(0, 4);
    else this[field] = text;
    // Cuts the code to the length for the number's brand.
    if (this.brand !== undefined) this.code = this.code.slice(0, this.codeLength);
  }

  /** The field shows its errors from now on. */
  leave(field: CardField): void {
    this.left = new Set([...this.left, field]);
  }

  /** All fields show their errors, as after a try to send. */
  leaveAll(): void {
    this.left = new Set(['holder', 'number', 'expiration', 'code', 'postalCode']);
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
    // A refused card must be changed and its code entered again; if the tokenizer was unreachable, the card may be sent
    // as it is.
    if (reason !== 'unreachable') this.code = '';
    this.left = new Set();
  }

  reset(): void {
    this.holder = '';
    this.number = '';
    this.expirationMonth = '';
    this.expirationYear = '';
    this.code = '';
    this.postalCode = '';
    this.save = false;
    this.makeDefault = false;
    this.refused = undefined;
    this.left = new Set();
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
    return Object.values(this.#typing).every((text: string) => text === '');
  }

  /** The number, the date and the code are in the processor's hosted fields, and are not known here. */
  get isHosted(): boolean {
    return this.#hosted?.facts?.kind === 'clover-hosted' && this.#hosted.open !== undefined;
  }

  /** The ZIP code is entered here; with hosted fields, it is one of them. */
  get asksPostalCode(): boolean {
    return !this.isHosted && this.#hosted?.facts?.postalCode === 'ask';
  }

  /** The card can be sent, as far as is known here (`MON-140`). */
  get valid(): boolean {
    return this.#mistakes.length === 0 && (!this.isHosted || this.hosting === 'shown');
  }

  /**
   * The fields' errors. They show when a field has lost focus; at once for a number that cannot become valid
   * (`MON-141`, `MON-142`) and for a past month (`MON-143`).
   */
  get problems(): Readonly<Partial<Record<CardField, CardProblem>>> {
    const mistakes: readonly CardProblem[] = this.#mistakes;
    const spoken = mistakes.filter(({ field, kind }) => this.left.has(field) || atOnce.has(kind));
    const refused: readonly CardProblem[] =
      this.refusedAt === undefined ? [] : [{ field: this.refusedAt, kind: 'refused' }];
    return Object.fromEntries([...spoken, ...refused].map((problem) => [problem.field, problem]));
  }

  /** The refused field; undefined if nothing was refused, or the card as a whole. */
  get refusedAt(): CardField | undefined {
    const field = this.refused === undefined ? undefined : fieldOf[this.refused];
    if (field === 'postalCode' && !this.asksPostalCode) return undefined;
    return this.isHosted && field !== 'holder' ? undefined : field;
  }

  /** The full card data, for the tokenizer only; undefined while there is an error. */
  typed(): TypedCard | undefined {
    const card = parseTypedCard(this.#typing, this.#today);
    return card.ok ? card.value : undefined;
  }

  /** Shows the hosted fields in `place`; returns a function that removes them. */
  showFrame(place: unknown, look: Omit<CardFrameRequest, 'facts'>): () => void {
    const { facts, open } = this.#hosted ?? {};
    let isOver = false;
    this.hosting = 'loading';
    const opening = facts && open ? open(place, { ...look, facts }) : Promise.resolve(undefined);
    void opening.then((frame) => {
      if (isOver) return frame?.close();
      runInAction(() => {
        this.#frame = frame;
        this.hosting = frame === undefined ? 'unreachable' : 'shown';
      });
    });
    return () => {
      isOver = true;
      this.#frame?.close();
      this.#frame = undefined;
    };
  }

  /** The card's token, from the hosted fields or from `tokenize`; undefined while there is an error. */
  async entered(tokenize: Tokenize, facts: TokenizerFacts): Promise<Result<EnteredCard | undefined, CardRefused>> {
    if (this.isHosted) return this.valid && this.#frame ? this.#frame.token(this.holder.trim()) : ok(undefined);
    const typed = this.typed();
    return typed === undefined ? ok(undefined) : tokenize(typed, facts);
  }

  get #mistakes(): readonly CardMistake[] {
    const mistakes = cardMistakes(this.#typing, this.#today);
    return this.isHosted ? mistakes.filter(({ field }) => field === 'holder') : mistakes;
  }

  get #typing(): CardTyping {
    const { holder, number, expiration, code } = this;
    return { holder, number, expiration, code, ...(this.asksPostalCode && { postalCode: this.postalCode }) };
  }
}

const atOnce: ReadonlySet<CardProblem['kind']> = new Set(['card-not-supported', 'invalid-card', 'invalid-date']);

/** The field that each refusal is shown at; undefined for the card as a whole. */
const fieldOf: Readonly<Record<CardRefused['reason'], CardField | undefined>> = {
  number: 'number',
  code: 'code',
  expiry: 'expiration',
  holder: 'holder',
  'postal-code': 'postalCode',
  unsupported: 'number',
  declined: undefined,
  'on-file': undefined,
  unreachable: undefined,
};
