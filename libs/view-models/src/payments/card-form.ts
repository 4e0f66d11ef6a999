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

/** What a field of the form has to say: our own rules, or what whoever was asked for a token said. */
export type CardProblem = CardMistake | { readonly field: CardField; readonly kind: 'refused' };

/** What the processor's own fields are shown by. */
export interface HostedCards {
  readonly facts: TokenizerFacts | undefined;
  readonly open: OpenCardFrame | undefined;
}

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
  /** Of the card's billing address, where it is asked for. */
  postalCode = '';
  /** Keep the card on file. */
  save = false;
  makeDefault = false;
  /** Why the card was not taken, until something is changed. */
  refused: CardRefused['reason'] | undefined;
  /** The fields that were left, and speak. */
  left: ReadonlySet<CardField> = new Set();

  /** How the fields of the processor are: being fetched, shown, or out of reach. */
  hosting: 'loading' | 'shown' | 'unreachable' = 'loading';

  readonly #today: LocalDate;
  readonly #hosted: HostedCards | undefined;
  #frame: CardFrame | undefined;

  /** `today` is the day on the practice's calendar; `hosted` where the processor's own fields may take the card. */
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
    // A code that was cut to the number's brand is as long as that brand's codes.
    if (this.brand !== undefined) this.code = this.code.slice(0, this.codeLength);
  }

  /** From now on the field says what is wrong with it. */
  leave(field: CardField): void {
    this.left = new Set([...this.left, field]);
  }

  /** Every field says what is wrong with it, as after a try to send. */
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
    this.postalCode = '';
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
    return Object.values(this.#typing).every((text: string) => text === '');
  }

  /** The number, the date and the code are typed into the processor's own fields, and are not known here. */
  get isHosted(): boolean {
    return this.#hosted?.facts?.kind === 'clover-hosted' && this.#hosted.open !== undefined;
  }

  /** The ZIP code is typed here; where the processor's own fields are shown, it is among them. */
  get asksPostalCode(): boolean {
    return !this.isHosted && this.#hosted?.facts?.postalCode === 'ask';
  }

  /** Nothing stands in the way of sending the card (`MON-140`), as far as is known here. */
  get valid(): boolean {
    return this.#mistakes.length === 0 && (!this.isHosted || this.hosting === 'shown');
  }

  /**
   * What each field says. A field speaks when it was left; a number that cannot become a card any more speaks at once
   * (`MON-141`, `MON-142`), and so does a month that is over (`MON-143`).
   */
  get problems(): Readonly<Partial<Record<CardField, CardProblem>>> {
    const mistakes: readonly CardProblem[] = this.#mistakes;
    const spoken = mistakes.filter(({ field, kind }) => this.left.has(field) || atOnce.has(kind));
    const refused: readonly CardProblem[] =
      this.refusedAt === undefined ? [] : [{ field: this.refusedAt, kind: 'refused' }];
    return Object.fromEntries([...spoken, ...refused].map((problem) => [problem.field, problem]));
  }

  /** The field that was refused; undefined where nothing was, or not a field but the card. */
  get refusedAt(): CardField | undefined {
    const field = this.refused === undefined ? undefined : fieldOf[this.refused];
    if (field === 'postalCode' && !this.asksPostalCode) return undefined;
    return this.isHosted && field !== 'holder' ? undefined : field;
  }

  /** The whole card, for the tokenizer and for nobody else; nothing while something is wrong. */
  typed(): TypedCard | undefined {
    const card = parseTypedCard(this.#typing, this.#today);
    return card.ok ? card.value : undefined;
  }

  /** Shows the processor's fields within `place`; answers what takes them away again. */
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

  /** The card, exchanged for a token by whoever takes it; nothing while something is wrong. */
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

/** Where a refusal is told: at the field that it is about, or at none. */
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
