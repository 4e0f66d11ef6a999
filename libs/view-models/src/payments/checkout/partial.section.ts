import type { Cents } from '@portico/domain/kernel';
import {
  amountWithin,
  keepMoneyCharacters,
  parseTypedAmount,
  type AmountBounds,
  type AmountMistake,
} from '@portico/domain/payments';
import { makeAutoObservable } from 'mobx';

/** Why a partial amount cannot be paid (`MON-075`). */
export type PartialMistake =
  | { readonly kind: AmountMistake['kind'] }
  | ({ readonly kind: 'out-of-range' } & AmountBounds);

/** A partial amount, as typed (`MON-073` to `MON-077`). */
export class PartialSection {
  text = '';

  readonly bounds: AmountBounds;
  readonly #whole: Cents;

  /** `whole` is the amount of a full payment. */
  constructor(bounds: AmountBounds, whole: Cents) {
    this.bounds = bounds;
    this.#whole = whole;
    makeAutoObservable(this, { bounds: false }, { autoBind: true });
  }

  type(text: string): void {
    this.text = keepMoneyCharacters(text);
  }

  reset(): void {
    this.text = '';
  }

  get amount(): Cents | undefined {
    const typed = parseTypedAmount(this.text);
    return typed.ok && amountWithin(typed.value, this.bounds).ok ? typed.value : undefined;
  }

  /** Undefined while the field is empty. */
  get mistake(): PartialMistake | undefined {
    const typed = parseTypedAmount(this.text);
    if (!typed.ok) return typed.error.kind === 'empty' ? undefined : { kind: typed.error.kind };
    return amountWithin(typed.value, this.bounds).ok ? undefined : { kind: 'out-of-range', ...this.bounds };
  }

  get mistakes(): readonly PartialMistake[] {
    return this.mistake === undefined ? [] : [this.mistake];
  }

  /** The amount left afterwards (`MON-053`). */
  get left(): Cents | undefined {
    return this.amount === undefined ? undefined : ((this.#whole - this.amount) as Cents);
  }
}
