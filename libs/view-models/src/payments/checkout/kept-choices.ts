import type { PaymentType } from '@portico/application/payments';
import { reaction } from 'mobx';
import type { Draft, KeptDraft } from '../../kernel/index.ts';
import { changesOf, choicesIn, takeUp } from './payment-choices.ts';
import type { PaymentDraft } from './payment-draft.ts';

/** Where the choices of a payment are kept. */
export interface PaymentKeeping {
  readonly draft: KeptDraft;
  /** The screen is only put up anew, as in another language. */
  readonly isPutUpAnew: () => boolean;
}

/** Keeps the choices of a payment over a reload, until it is paid or the screen is left (`MON-061`). */
export class KeptChoices {
  readonly #draft: KeptDraft;
  readonly #isPutUpAnew: () => boolean;
  readonly #payment: PaymentDraft;
  readonly #isPaid: () => boolean;
  #stop: (() => void) | undefined;
  /** The way to pay that stood there first: a screen that is shown anew keeps the chosen one. */
  #openingType: PaymentType | undefined;

  constructor({ draft, isPutUpAnew }: PaymentKeeping, payment: PaymentDraft, isPaid: () => boolean) {
    this.#draft = draft;
    this.#isPutUpAnew = isPutUpAnew;
    this.#payment = payment;
    this.#isPaid = isPaid;
  }

  /** The payment begins with what the gateway says: what was chosen before comes on top of it. */
  begin(): void {
    this.#openingType ??= this.#payment.type;
    const opened = { ...choicesIn(this.#payment), type: this.#openingType };
    // The person is told once that something was kept.
    const kept = this.#stop === undefined ? this.#draft.read() : this.#draft.peek();
    this.#stop?.();
    if (kept !== undefined && !takeUp(this.#payment, kept)) this.#draft.drop();
    this.#stop = reaction(
      () => (this.#isPaid() ? undefined : JSON.stringify(changesOf(choicesIn(this.#payment), opened))),
      (changes) => {
        if (changes === undefined) this.#draft.drop();
        else this.#draft.keep(JSON.parse(changes) as Draft);
      },
    );
  }

  /** The screen goes. */
  leave(): void {
    if (this.#isPutUpAnew()) this.#stop?.();
    else this.forget();
  }

  forget(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#openingType = undefined;
    this.#draft.drop();
  }
}
