import { makeAutoObservable } from 'mobx';
import type { ShownOnce } from '../access/index.ts';

type Shown = Pick<ShownOnce, 'offersSecondFactor' | 'endSecondFactorOffer'>;

/** Asks a person without a second factor for one: once per sign-in, until they answer (`ACC-262`, `ACC-263`). */
export class TwoFactorPromptViewModel {
  isShown = false;

  readonly #shown: Shown;

  constructor(shown: Shown) {
    this.#shown = shown;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.isShown = this.#shown.offersSecondFactor;
  }

  dismiss(): void {
    this.#shown.endSecondFactorOffer();
    this.isShown = false;
  }

  /** Another page does not answer it. */
  dispose(): void {
    this.isShown = false;
  }
}
