import {
  isCardExpired,
  type OpenCardFrame,
  type SavedCard,
  type Tokenize,
  type UniqueId,
} from '@portico/domain/payments';
import { failed } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import { CardForm } from './card-form.ts';
import { CardRemoval } from './card-removal.ts';
import type { CardAgreementView, CardSuccess, Cards, CardsScreen } from '@portico/application/payments';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly screen: CardsScreen };

/** The section `payment` of the profile settings: the cards on file (`MON-148` to `MON-154`). */
export class CardsViewModel {
  phase: Phase = { kind: 'loading' };
  /** The form of a new card; its data does not outlive it. */
  adding: CardForm | undefined;
  busy = false;
  /** Messages, the oldest first; `key` distinguishes equal ones. */
  told: readonly { readonly key: string; readonly news: CardSuccess }[] = [];

  /** With view permission only, no change is offered. */
  readonly mayChange: boolean;
  readonly removal: CardRemoval;
  readonly #cards: Cards;
  readonly #tokenize: Tokenize;
  readonly #openCardFrame: OpenCardFrame | undefined;
  readonly #randomUuid: () => string;
  readonly #replies = new LatestRequest();
  /** The attempt to save a card whose outcome is unknown: the same card is sent under the same id (`MON-072`). */
  #attempt: { readonly uniqueId: UniqueId; readonly same: string } | undefined;
  #count = 0;

  /** `openCardFrame` opens the processor's hosted fields; without it, cards are entered into our own. */
  constructor(
    cards: Cards,
    mayChange: boolean,
    randomUuid: () => string,
    tokenize: Tokenize,
    openCardFrame?: OpenCardFrame,
  ) {
    this.#cards = cards;
    this.mayChange = mayChange;
    this.#randomUuid = randomUuid;
    this.#tokenize = tokenize;
    this.#openCardFrame = openCardFrame;
    this.removal = new CardRemoval(
      () => this.busy,
      (card) => this.#change(() => cards.remove(card.id, card.patient.patient), { kind: 'removed', card }),
    );
    makeAutoObservable(this, { mayChange: false, removal: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    if (this.phase.kind !== 'ready') this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#cards.screen();
    if (!wanted()) return;
    runInAction(() => {
      if (answer.ok) this.phase = { kind: 'ready', screen: answer.value };
      else if (this.phase.kind !== 'ready') this.phase = { kind: 'failed', failure: answer.error };
    });
  }

  isExpired({ expiry }: SavedCard): boolean {
    return this.phase.kind === 'ready' && isCardExpired(expiry, this.phase.screen.today);
  }

  agreementOf({ id }: SavedCard): CardAgreementView | undefined {
    return this.phase.kind === 'ready' ? this.phase.screen.agreements.find(({ card }) => card === id) : undefined;
  }

  /** Opens the empty form (`MON-147`). */
  add(): void {
    if (this.phase.kind !== 'ready') return;
    const { today, tokenizer: facts } = this.phase.screen;
    this.adding = new CardForm(today, { facts, open: this.#openCardFrame });
  }

  stopAdding(): void {
    if (!this.busy) this.#close();
  }

  /** Tokenizes the card and puts it on file; then closes the form and reloads the list (`MON-149`). */
  async save(): Promise<void> {
    const { adding, phase, busy } = this;
    if (adding === undefined || phase.kind !== 'ready' || busy) return;
    adding.leaveAll();
    if (!adding.valid) return;
    this.busy = true;
    const answer = await this.#sent(adding, phase.screen);
    if (this.#replies.over) return;
    runInAction(() => {
      this.busy = false;
      if (answer.ok) {
        this.#close();
        return this.#tell({ kind: 'saved', card: answer.value });
      }
      const { error } = answer;
      // A refusal by the portal allows the same attempt again; one by the processor makes the next try a new attempt.
      if (error.kind === 'card-refused') {
        this.#attempt = undefined;
        adding.refuse(error.reason);
        // Said at its field, and nowhere else: a notice over the page would cover it.
        if (adding.refusedAt !== undefined) return;
      }
      this.#tell({ kind: 'failed', error });
    });
    if (answer.ok || answer.error.kind === 'terms-changed') await this.load();
  }

  async makeDefault(card: SavedCard): Promise<void> {
    if (!this.busy)
      await this.#change(() => this.#cards.makeDefault(card.id, card.patient.patient), { kind: 'made-default', card });
  }

  forget(key: string): void {
    this.told = this.told.filter((one) => one.key !== key);
  }

  /** Clears all card data. */
  dispose(): void {
    this.#replies.stop();
    this.#close();
  }

  async #sent(form: CardForm, screen: CardsScreen): ReturnType<Cards['add']> {
    const { tokenizer: facts } = screen;
    if (facts === undefined) return failed({ kind: 'no-online-payments', phone: screen.practice.phone });
    const { makeDefault } = form.keeping;
    const typed = form.typed();
    const entered = await form.entered(this.#tokenize, facts);
    if (!entered.ok) return entered;
    if (entered.value === undefined) return failed({ kind: 'card-refused', reason: 'unreachable' });
    const { value: card } = entered;
    if (card.kind === 'wallet') return failed({ kind: 'card-refused', reason: 'unsupported' });
    // Of a card in hosted fields only the visible details are known: the same details count as the same attempt.
    const same = JSON.stringify(typed ?? (card.kind === 'token' ? card.cardDetails : card.card));
    const uniqueId = this.#attempt?.same === same ? this.#attempt.uniqueId : (this.#randomUuid() as UniqueId);
    this.#attempt = { uniqueId, same };
    const { patient } = screen.patient;
    return this.#cards.add({ uniqueId, card, makeDefault, agreedTo: screen.terms.hash, patient });
  }

  async #change(asking: () => ReturnType<Cards['remove']>, news: CardSuccess & { readonly card: SavedCard }) {
    this.busy = true;
    const answer = await asking();
    if (this.#replies.over) return;
    runInAction(() => {
      this.busy = false;
      this.removal.question = undefined;
      if (answer.ok) this.#tell(news);
      else if (answer.error.kind === 'card-in-use') this.removal.inUse = { card: news.card, plan: answer.error.plan };
      else this.#tell({ kind: 'failed', error: answer.error });
    });
    // After a failure the change may have been made all the same, or by another session: reloads.
    await this.load();
  }

  #close(): void {
    this.adding?.reset();
    this.adding = undefined;
    this.#attempt = undefined;
  }

  #tell(news: CardSuccess): void {
    this.#count += 1;
    // What failed before is over with the next outcome.
    this.told = [
      ...this.told.filter((one) => one.news.kind !== 'failed'),
      { key: `${news.kind}-${this.#count}`, news },
    ];
  }
}
