import { isNewPassword } from '@portico/domain/access';
import { makeAutoObservable } from 'mobx';
import type { Authentication } from './authentication.port.ts';
import { Errand } from './errand.ts';

/** The form for another password. What was typed stays until it is taken. */
export class PasswordChangeViewModel {
  currentPassword = '';
  newPassword = '';
  repeatedPassword = '';
  /** The last one that was refused for being common. */
  common: string | undefined;

  readonly email: string;
  readonly errand = new Errand();
  readonly #authentication: Authentication;
  readonly #done: () => void;

  constructor(authentication: Authentication, email: string, done: () => void) {
    this.#authentication = authentication;
    this.email = email;
    this.#done = done;
    makeAutoObservable(this, { errand: false, email: false }, { autoBind: true });
  }

  typeCurrent(text: string): void {
    this.currentPassword = text;
  }

  typeNew(text: string): void {
    this.newPassword = text;
  }

  typeRepeated(text: string): void {
    this.repeatedPassword = text;
  }

  get isCommon(): boolean {
    return this.common !== undefined && this.newPassword === this.common;
  }

  get canSubmit(): boolean {
    const fit = isNewPassword(this.newPassword, this.repeatedPassword, { email: this.email });
    return this.currentPassword !== '' && fit && !this.isCommon;
  }

  async submit(): Promise<void> {
    if (!this.canSubmit) return;
    const { currentPassword, newPassword, repeatedPassword } = this;
    await this.errand.run(
      () => this.#authentication.changePassword({ currentPassword, newPassword, repeatedPassword }),
      this.#done,
    );
    this.#notice(newPassword);
  }

  #notice(password: string): void {
    if (this.errand.problem?.kind === 'known-password') this.common = password;
  }
}
