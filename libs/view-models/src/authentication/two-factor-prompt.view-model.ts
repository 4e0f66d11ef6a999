import { makeAutoObservable } from 'mobx';
import type { ClientSession } from '../access/index.ts';

/** Asks a person without a second factor for one: once per sign-in and represented user (`ACC-262`, `ACC-263`). */
export class TwoFactorPromptViewModel {
  isShown = false;

  readonly #clientSession: Pick<ClientSession, 'takeSecondFactorOffer'>;

  constructor(clientSession: Pick<ClientSession, 'takeSecondFactorOffer'>) {
    this.#clientSession = clientSession;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.isShown ||= this.#clientSession.takeSecondFactorOffer();
  }

  dismiss(): void {
    this.isShown = false;
  }

  dispose(): void {
    this.dismiss();
  }
}
