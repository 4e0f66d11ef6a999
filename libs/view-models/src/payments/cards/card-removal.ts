import type { SavedCard } from '@portico/domain/payments';
import { makeAutoObservable } from 'mobx';

/** Removing a card from file: asks first, and says if a plan pays with it (`MON-151`, `MON-152`). */
export class CardRemoval {
  /** The card whose removal waits for confirmation. */
  question: SavedCard | undefined;
  /** What `creditCardDeleteErrorModal` says: the card, and the name of the plan that pays with it (`MON-152`). */
  inUse: { readonly card: SavedCard; readonly plan: string } | undefined;

  readonly #isBusy: () => boolean;
  readonly #remove: (card: SavedCard) => Promise<void>;

  constructor(isBusy: () => boolean, remove: (card: SavedCard) => Promise<void>) {
    this.#isBusy = isBusy;
    this.#remove = remove;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Asks for confirmation before removing a card; undefined closes the question. */
  ask(card: SavedCard | undefined): void {
    if (!this.#isBusy()) this.question = card;
  }

  /** Removes the card after confirmation. */
  async confirm(): Promise<void> {
    const { question: card } = this;
    if (card !== undefined && !this.#isBusy()) await this.#remove(card);
  }

  dismiss(): void {
    this.inUse = undefined;
  }
}
