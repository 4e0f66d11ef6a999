import { makeAutoObservable } from 'mobx';
import type { SessionKeeper } from '../access/index.ts';

/** Asks a person without a second factor for one: once per sign-in and represented user (`ACC-262`, `ACC-263`). */
export class TwoFactorPromptViewModel {
  isShown = false;

  readonly #keeper: Pick<SessionKeeper, 'takeSecondFactorOffer'>;

  constructor(keeper: Pick<SessionKeeper, 'takeSecondFactorOffer'>) {
    this.#keeper = keeper;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.isShown ||= this.#keeper.takeSecondFactorOffer();
  }

  dismiss(): void {
    this.isShown = false;
  }

  dispose(): void {
    this.dismiss();
  }
}
