import { isWholeProof } from '@portico/domain/access';
import { makeAutoObservable } from 'mobx';
import type { ServiceResult } from '@portico/application/kernel';
import type { Authentication, AuthenticationRefusal, NewApp } from '@portico/application/authentication';
import { Submission } from './setting-change.ts';

/** The browser's passkey functions, returning WebAuthn's JSON text; undefined if the user cancels. */
export interface PasskeyDevice {
  /** Whether this device supports passkeys. */
  readonly isAble: boolean;
  make(options: string): Promise<string | undefined>;
  show(options: string): Promise<string | undefined>;
}

/** An authenticator app: the password, then the QR code, then a code of the app. */
export class AppViewModel {
  currentPassword = '';
  code = '';
  app: NewApp | undefined;

  readonly submission = new Submission();
  readonly #authentication: Authentication;
  readonly #done: () => void;

  constructor(authentication: Authentication, done: () => void) {
    this.#authentication = authentication;
    this.#done = done;
    makeAutoObservable(this, { submission: false }, { autoBind: true });
  }

  typePassword(text: string): void {
    this.currentPassword = text;
  }

  typeCode(text: string): void {
    this.code = text;
  }

  get canVerify(): boolean {
    return isWholeProof('totp', this.code);
  }

  async begin(): Promise<void> {
    if (this.currentPassword === '') return;
    await this.submission.run(
      () => this.#authentication.beginApp(this.currentPassword),
      (app) => {
        this.app = app;
      },
    );
  }

  async verify(): Promise<void> {
    const { app, code } = this;
    if (app === undefined || !this.canVerify) return;
    await this.submission.run(
      () => this.#authentication.confirmApp({ id: app.id, code }),
      () => this.#done(),
    );
    this.#emptyCode();
  }

  #emptyCode(): void {
    if (this.submission.problem !== undefined) this.code = '';
  }
}

/** A new passkey: its name and the password, then the browser's dialog. */
export class PasskeyViewModel {
  name: string;
  currentPassword = '';

  readonly submission = new Submission();
  readonly #authentication: Authentication;
  readonly #device: PasskeyDevice;
  readonly #done: () => void;

  constructor(authentication: Authentication, device: PasskeyDevice, name: string, done: () => void) {
    this.#authentication = authentication;
    this.#device = device;
    this.name = name;
    this.#done = done;
    makeAutoObservable(this, { submission: false }, { autoBind: true });
  }

  typeName(text: string): void {
    this.name = text;
  }

  typePassword(text: string): void {
    this.currentPassword = text;
  }

  get canAdd(): boolean {
    return this.name.trim() !== '' && this.currentPassword !== '';
  }

  async add(): Promise<void> {
    if (!this.canAdd) return;
    const { name, currentPassword } = this;
    await this.submission.run(
      async () => {
        const begun = await this.#authentication.beginPasskey(currentPassword);
        if (!begun.ok) return begun;
        const answer = await this.#device.make(begun.value);
        return this.#authentication.addPasskey({ answer: answer ?? '', name });
      },
      () => this.#done(),
    );
  }
}

/** An action that needs only the password: removing a factor, or making new recovery codes. */
export class PasswordAskedViewModel<T> {
  currentPassword = '';

  readonly submission = new Submission();
  readonly #ask: (password: string) => ServiceResult<T, AuthenticationRefusal>;
  readonly #done: (value: T) => void;

  constructor(ask: (password: string) => ServiceResult<T, AuthenticationRefusal>, done: (value: T) => void) {
    this.#ask = ask;
    this.#done = done;
    makeAutoObservable(this, { submission: false }, { autoBind: true });
  }

  typePassword(text: string): void {
    this.currentPassword = text;
  }

  async submit(): Promise<void> {
    if (this.currentPassword === '') return;
    await this.submission.run(() => this.#ask(this.currentPassword), this.#done);
  }
}
