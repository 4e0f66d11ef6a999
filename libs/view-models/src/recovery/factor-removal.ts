import { makeAutoObservable } from 'mobx';
import type { ResetFactor } from '@portico/application/recovery';

/** The account's second factors in a password reset, and which of them the person wants to remove. */
export class FactorRemoval {
  /** Empty until the gateway has answered. */
  factors: readonly ResetFactor[] = [];
  /** Whether a confirmed factor can be removed here at all. */
  provable = false;
  /** Keys of confirmed factors that the person wants to remove. */
  removed: readonly string[] = [];
  /** A code of the app or a recovery code, required to remove a confirmed factor. */
  proof = '';

  readonly #onProof: () => void;

  /** `onProof` is called when the proof is typed anew. */
  constructor(onProof: () => void) {
    this.#onProof = onProof;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get asksProof(): boolean {
    return this.removed.length > 0;
  }

  get isWhole(): boolean {
    return !this.asksProof || this.proof.trim() !== '';
  }

  show({ factors, provable }: { readonly factors: readonly ResetFactor[]; readonly provable: boolean }): void {
    this.factors = factors;
    this.provable = provable;
  }

  remove(key: string, gone: boolean): void {
    this.removed = [...this.removed.filter((one) => one !== key), ...(gone ? [key] : [])];
  }

  typeProof(text: string): void {
    this.proof = text;
    this.#onProof();
  }
}
