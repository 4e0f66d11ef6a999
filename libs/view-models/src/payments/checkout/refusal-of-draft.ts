import { reaction } from 'mobx';
import { choicesIn } from './payment-choices.ts';
import type { PaymentDraft } from './payment-draft.ts';

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
      () => JSON.stringify([choicesIn(this.#draft), this.#draft.card?.form.changed]),
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
