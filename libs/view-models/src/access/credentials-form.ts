import { parseEmail } from '@portico/domain/access';
import type { DeviceId, Instant } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';
import type { Credentials } from '@portico/application/access';

/** An identity from a provider; `isKnown`: it opens an account, so no credentials are needed. */
export interface BroughtIdentity {
  readonly provider: string;
  readonly ticket: string;
  readonly isKnown: boolean;
  /** When its person came back from the provider. */
  readonly broughtAt: Instant;
  /** The provider's email, for signing up. */
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** What is typed into the form of the login screen, and the identity that was brought to it. */
export class CredentialsForm {
  login = '';
  password = '';
  /** The provider's identity, until it is used for signing in. */
  identity: BroughtIdentity | undefined;
  /** Wrong credentials in a row, as far as this page saw them. */
  wrongInARow = 0;
  /** `shared`: the person said that others use this device too, and nothing of what they type stays on it. */
  device: 'own' | 'shared' = 'own';

  readonly #deviceId: DeviceId;

  constructor(device: DeviceId) {
    this.#deviceId = device;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Both filled and the email well-formed (`ACC-164`). */
  get isWhole(): boolean {
    return this.password !== '' && parseEmail(this.login).ok;
  }

  /** The typed credentials, for this device. The password is kept until the last proof was given. */
  get credentials(): Credentials {
    const { identity } = this;
    return {
      login: this.login.trim(),
      password: this.password,
      device: this.#deviceId,
      ...(identity === undefined ? {} : { identity: identity.ticket }),
    };
  }

  /** After three wrong tries help is offered, before further tries lock the account. */
  get needsHelp(): boolean {
    return this.wrongInARow >= 3;
  }

  typeLogin(text: string): void {
    this.login = text;
  }

  typePassword(text: string): void {
    this.password = text;
  }

  shareDevice(isShared: boolean): void {
    this.device = isShared ? 'shared' : 'own';
  }

  bring(identity: BroughtIdentity | undefined): void {
    this.identity = identity;
  }

  noteAnswer(isWrong: boolean): void {
    this.wrongInARow = isWrong ? this.wrongInARow + 1 : 0;
  }

  /** The credentials were accepted: only the email stays, for the next time that the form is shown. */
  forgetSecrets(): void {
    this.password = '';
    this.identity = undefined;
    this.wrongInARow = 0;
  }

  /** Empties the form for the next person at this device. */
  empty(): void {
    this.forgetSecrets();
    this.login = '';
    this.device = 'own';
  }
}
