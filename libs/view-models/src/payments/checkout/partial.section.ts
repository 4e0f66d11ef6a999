import type { Cents } from '@portico/domain/kernel';
import {
  amountWithin,
  keepMoneyCharacters,
  owedAfterPart,
  parseTypedAmount,
  type AmountBounds,
  type AmountMistake,
  type OwedNow,
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
  readonly #owed: OwedNow;

  /** `owed` is what a full payment pays. */
  constructor(bounds: AmountBounds, owed: OwedNow) {
    this.bounds = bounds;
    this.#owed = owed;
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

  /** What is left afterwards (`MON-053`). */
  get left(): OwedNow | undefined {
    return this.amount === undefined ? undefined : owedAfterPart(this.#owed, this.amount);
  }
}
