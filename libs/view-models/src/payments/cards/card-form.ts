import { ok, type LocalDate, type Result } from '@portico/domain/kernel';
import {
  cardMistakes,
  parseTypedCard,
  type CardField,
  type CardMistake,
  type CardRefused,
  type CardTyping,
  type EnteredCard,
  type Tokenize,
  type TokenizerFacts,
  type TypedCard,
} from '@portico/domain/payments';
import { makeAutoObservable, observable } from 'mobx';
import { CardInputs, type CardInput } from './card-inputs.ts';
import { CardKeeping } from './keep-card-choice.ts';
import { HostedCardFrame, type HostedCards } from './hosted-card-frame.ts';

/** An error of a field: from our own rules, or from the tokenizer. */
export type CardProblem = CardMistake | { readonly field: CardField; readonly kind: 'refused' };

/**
 * The form of a card (`MON-135`), part of every view model in which a card is entered. In memory only: no drafts, and
 * `reset` clears everything (`MON-147`).
 */
export class CardForm {
  /** Why the card was refused, with how often the hosted fields had been changed by then. */
  readonly #refusal = observable.box<{ readonly reason: CardRefused['reason']; readonly changes: number }>(undefined, {
    deep: false,
  });

  readonly inputs: CardInputs;
  readonly keeping = new CardKeeping();
  readonly frame: HostedCardFrame;
  readonly #today: LocalDate;
  /** The fields that have lost focus and show their errors. */
  readonly #left = observable.set<CardField>();

  /**
   * `today` is the day on the practice's calendar; `hosted` is present if the processor's own fields may take the card.
   */
  constructor(today: LocalDate, hosted?: HostedCards) {
    this.#today = today;
    this.inputs = new CardInputs(today);
    this.frame = new HostedCardFrame(hosted);
    makeAutoObservable(this, { inputs: false, keeping: false, frame: false }, { autoBind: true });
  }

  type(field: CardInput, text: string): void {
    this.#refusal.set(undefined);
    this.inputs.type(field, text);
  }

  /** The field shows its errors from now on. */
  leave(field: CardField): void {
    this.#left.add(field);
  }

  /** All fields show their errors, as after a try to send. */
  leaveAll(): void {
    this.#left.replace(['holder', 'number', 'expiration', 'code', 'postalCode']);
  }

  refuse(reason: CardRefused['reason']): void {
    // A refused card must be changed and its code entered again; if the tokenizer was unreachable, the card may be sent
    // as it is.
    if (reason !== 'unreachable') this.inputs.type('code', '');
    this.#refusal.set({ reason, changes: this.frame.changes });
    this.#left.clear();
  }

  /** Also once it is paid with: no error of it is shown any more. */
  reset(): void {
    this.inputs.reset();
    this.keeping.reset();
    this.frame.clearErrors();
    this.#refusal.set(undefined);
    this.#left.clear();
  }

  /** The ZIP code is entered here; with hosted fields, it is one of them. */
  get asksPostalCode(): boolean {
    return this.frame.leavesPostalCode;
  }

  /** The card can be sent, as far as is known here (`MON-140`). */
  get valid(): boolean {
    return this.#mistakes.length === 0 && (!this.frame.isUsed || this.frame.state === 'shown');
  }

  /**
   * The fields' errors. They show when a field has lost focus; at once for a number that cannot become valid
   * (`MON-141`, `MON-142`) and for a past month (`MON-143`).
   */
  get problems(): Readonly<Partial<Record<CardField, CardProblem>>> {
    const mistakes: readonly CardProblem[] = this.#mistakes;
    const spoken = mistakes.filter(({ field, kind }) => this.#left.has(field) || atOnce.has(kind));
    const refused: readonly CardProblem[] =
      this.refusedAt === undefined || this.refusedAt === 'frame' ? [] : [{ field: this.refusedAt, kind: 'refused' }];
    return Object.fromEntries([...spoken, ...refused].map((problem) => [problem.field, problem]));
  }

  /** Why the card was refused, until something of it is changed. */
  get refused(): CardRefused['reason'] | undefined {
    const refusal = this.#refusal.get();
    return refusal?.changes === this.frame.changes ? refusal.reason : undefined;
  }

  /** Where the refusal stands: at a field of ours, or within the frame; undefined if nothing was refused, or the card as a whole. */
  get refusedAt(): CardField | 'frame' | undefined {
    if (this.refused === undefined) return undefined;
    const field = fieldOf[this.refused];
    if (this.frame.isUsed && field !== 'holder') return this.frame.marked === this.refused ? 'frame' : undefined;
    return field === 'postalCode' && !this.asksPostalCode ? undefined : field;
  }

  /** The full card data, for the tokenizer only; undefined while there is an error. */
  typed(): TypedCard | undefined {
    const card = parseTypedCard(this.#typing, this.#today);
    return card.ok ? card.value : undefined;
  }

  /** The card's token, from the hosted fields or from `tokenize`; undefined while there is an error. */
  async entered(tokenize: Tokenize, facts: TokenizerFacts): Promise<Result<EnteredCard | undefined, CardRefused>> {
    if (this.frame.isUsed)
      return (this.valid ? await this.frame.token(this.inputs.holder.trim()) : undefined) ?? ok(undefined);
    const typed = this.typed();
    return typed === undefined ? ok(undefined) : tokenize(typed, facts);
  }

  get #mistakes(): readonly CardMistake[] {
    const mistakes = cardMistakes(this.#typing, this.#today);
    return this.frame.isUsed ? mistakes.filter(({ field }) => field === 'holder') : mistakes;
  }

  get #typing(): CardTyping {
    const { holder, number, expiration, code, postalCode } = this.inputs;
    return { holder, number, expiration, code, ...(this.asksPostalCode && { postalCode }) };
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
