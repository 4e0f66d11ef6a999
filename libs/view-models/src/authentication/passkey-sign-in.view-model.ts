import type { DeviceId } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { SignInViewModel } from '../access/index.ts';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { PasskeyDevice } from './second-factor-forms.view-model.ts';
import type { PasskeyEntrance, PasskeyRefusal } from '@portico/application/authentication';

/** The passkey button beside the form of the login screen. */
export class PasskeySignInViewModel {
  busy = false;
  problem: PasskeyRefusal | Failure | undefined;

  readonly isAble: boolean;
  readonly #entrance: PasskeyEntrance;
  readonly #passkeys: PasskeyDevice;
  readonly #signIn: Pick<SignInViewModel, 'enter'>;
  readonly #device: DeviceId;
  readonly #replies = new LatestRequest();

  constructor(
    entrance: PasskeyEntrance,
    passkeys: PasskeyDevice,
    signIn: Pick<SignInViewModel, 'enter'>,
    device: DeviceId,
  ) {
    this.#entrance = entrance;
    this.#passkeys = passkeys;
    this.#signIn = signIn;
    this.#device = device;
    this.isAble = passkeys.isAble;
    makeAutoObservable(this, { isAble: false }, { autoBind: true });
  }

  async signIn(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = undefined;
    const wanted = this.#replies.expect();
    const entered = await this.#enter();
    if (!wanted()) return;
    runInAction(() => {
      this.busy = false;
      if (entered === undefined) return;
      if (entered.ok) void this.#signIn.enter(entered.value);
      else this.problem = entered.error;
    });
  }

  dispose(): void {
    this.#replies.stop();
  }

  /** Undefined if the user closed the browser's dialog; then no error is shown. */
  async #enter(): Promise<Awaited<ReturnType<PasskeyEntrance['enter']>> | undefined> {
    const asked = await this.#entrance.ask();
    if (!asked.ok) return asked;
    const answer = await this.#passkeys.show(asked.value);
    return answer === undefined ? undefined : this.#entrance.enter({ answer, device: this.#device });
  }
}
