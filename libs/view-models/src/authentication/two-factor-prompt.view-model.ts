import { makeAutoObservable } from 'mobx';
import type { ShownOnce } from '../access/index.ts';

type Shown = Pick<ShownOnce, 'takeSecondFactorOffer'>;

/** Asks a person without a second factor for one: once per sign-in and represented user (`ACC-262`, `ACC-263`). */
export class TwoFactorPromptViewModel {
  isShown = false;

  readonly #shown: Shown;

  constructor(shown: Shown) {
    this.#shown = shown;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.isShown ||= this.#shown.takeSecondFactorOffer();
  }

  dismiss(): void {
    this.isShown = false;
  }

  dispose(): void {
    this.dismiss();
  }
}
