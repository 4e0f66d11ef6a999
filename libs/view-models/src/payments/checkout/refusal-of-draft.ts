import { reaction } from 'mobx';
import { choicesIn } from './payment-choices.ts';
import type { PaymentDraft } from './payment-draft.ts';

/** What is typed of a card, and how often the processor's own fields were changed. In memory only. */
const cardIn = ({ card }: PaymentDraft): readonly unknown[] => {
  if (card === undefined) return [];
  const { holder, number, expiration, code, postalCode } = card.form.inputs;
  return [holder, number, expiration, code, postalCode, card.form.frame.changes];
};

/** Forgets why a payment was refused as soon as anything of it is changed. */
export class RefusalOfDraft {
  readonly #draft: PaymentDraft;
  readonly #onChanged: () => void;
  #stop: (() => void) | undefined;

  constructor(draft: PaymentDraft, onChanged: () => void) {
    this.#draft = draft;
    this.#onChanged = onChanged;
  }

  /** What is to be paid stands as it was refused: each change from now on is the person's own. */
  watch(): void {
    this.forget();
    this.#stop = reaction(
      () => JSON.stringify([choicesIn(this.#draft), cardIn(this.#draft)]),
      () => {
        this.forget();
        this.#onChanged();
      },
    );
  }

  forget(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}
