import { decimalOf, parseLocalDate, type Cents, type LocalDate } from '@portico/domain/kernel';
import { keepMoneyCharacters, parseTypedAmount } from '@portico/domain/payments';
import { makeAutoObservable } from 'mobx';
import type { PlanBuilderInput } from './plan-option-choice.ts';

/** The most that a plan may charge at once by itself, and until when. */
export class AutopayLimits {
  capText = '';
  untilText = '';

  readonly #input: PlanBuilderInput;

  constructor(input: PlanBuilderInput) {
    this.#input = input;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  reset(): void {
    const { cap, until } = this.#input.edited?.autopay ?? {};
    this.capText = cap === undefined ? '' : decimalOf(cap);
    this.untilText = until ?? '';
  }

  typeCap(text: string): void {
    this.capText = keepMoneyCharacters(text);
  }

  typeUntil(text: string): void {
    this.untilText = text;
  }

  get chosen(): { readonly cap?: Cents; readonly until?: LocalDate } {
    const cap = parseTypedAmount(this.capText);
    const until = parseLocalDate(this.untilText);
    return {
      ...(cap.ok ? { cap: cap.value } : {}),
      ...(until.ok ? { until: until.value } : {}),
    };
  }
}
