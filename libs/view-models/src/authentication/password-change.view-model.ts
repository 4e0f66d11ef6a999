import { isNewPassword } from '@portico/domain/access';
import { makeAutoObservable } from 'mobx';
import type { Authentication } from '@portico/application/authentication';
import { Submission } from './setting-change.ts';

/** The form for another password. Input stays until the change is accepted. */
export class PasswordChangeViewModel {
  currentPassword = '';
  newPassword = '';
  repeatedPassword = '';
  /** The last password that was refused for being common. */
  common: string | undefined;

  readonly email: string;
  readonly submission = new Submission();
  readonly #authentication: Authentication;
  readonly #done: () => void;

  constructor(authentication: Authentication, email: string, done: () => void) {
    this.#authentication = authentication;
    this.email = email;
    this.#done = done;
    makeAutoObservable(this, { submission: false, email: false }, { autoBind: true });
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
    await this.submission.run(
      () => this.#authentication.changePassword({ currentPassword, newPassword, repeatedPassword }),
      this.#done,
    );
    this.#notification(newPassword);
  }

  #notification(password: string): void {
    if (this.submission.problem?.kind === 'known-password') this.common = password;
  }
}
