import type { FieldProblem } from '@portico/domain/forms';
import { identityNumbers, numberProblem, typedNumber, type IdentityNumber } from '@portico/domain/profile';
import { makeAutoObservable } from 'mobx';

/** The two numbers of a person's identity, which are kept in no draft (`APT-184`). */
export class IdentityNumbersInput {
  typed: Readonly<Record<IdentityNumber, string>> = { ssn: '', driversLicenseNumber: '' };
  /** The fields that have lost focus and show their errors. */
  left: ReadonlySet<IdentityNumber> = new Set();

  /** Numbers that the practice has already. */
  readonly onFile: readonly IdentityNumber[];

  constructor(onFile: readonly IdentityNumber[]) {
    this.onFile = onFile;
    makeAutoObservable(this, { onFile: false }, { autoBind: true });
  }

  get wrong(): readonly IdentityNumber[] {
    return identityNumbers.filter((number) => this.#problemOf(number) !== undefined);
  }

  /** There is no number, neither here nor at the practice. */
  get areMissing(): boolean {
    return this.onFile.length === 0 && identityNumbers.every((number) => this.typed[number].trim() === '');
  }

  type(number: IdentityNumber, typed: string): void {
    this.typed = { ...this.typed, [number]: typedNumber(number, typed) };
  }

  leave(number: IdentityNumber): void {
    this.left = new Set([...this.left, number]);
  }

  /** The error of a number, once its field has lost focus. */
  problemOf(number: IdentityNumber): FieldProblem | undefined {
    return this.left.has(number) ? this.#problemOf(number) : undefined;
  }

  #problemOf(number: IdentityNumber): FieldProblem | undefined {
    return numberProblem(number, this.typed[number].trim());
  }
}
