import { isWholeCode, parsePhone, withoutDashes } from '@portico/domain/access';
import type { DeviceId } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';
import type { Clock } from '../access/index.ts';
import type { Authentication, AuthenticationSettings, TwoFactorResend } from '@portico/application/authentication';
import { Countdown } from './countdown.ts';
import { Submission } from './submission.ts';

/** Codes by email or text message, on and off (`MON-338` to `MON-344`). */
export class TwoFactorViewModel {
  enabled: boolean;
  by: 'email' | 'sms' = 'email';
  phone: string;
  currentPassword = '';
  code = '';
  step: 'choosing' | 'code-sent' = 'choosing';

  readonly email: string;
  readonly submission = new Submission();
  readonly countdown: Countdown;
  /** Whether any second factor is on now, so that there is something to turn off. */
  readonly isOn: boolean;
  readonly #authentication: Authentication;
  readonly #device: DeviceId;
  readonly #done: () => void;

  constructor(
    authentication: Authentication,
    settings: AuthenticationSettings,
    device: DeviceId,
    clock: Clock,
    done: () => void,
  ) {
    this.#authentication = authentication;
    this.email = settings.email;
    this.isOn = isOn(settings);
    this.enabled = true;
    this.phone = settings.codesByText ?? settings.phone ?? '';
    this.#device = device;
    this.#done = done;
    this.countdown = new Countdown(clock);
    makeAutoObservable(this, { submission: false, countdown: false, email: false, isOn: false }, { autoBind: true });
  }

  toggle(enabled: boolean): void {
    this.enabled = enabled;
  }

  choose(by: 'email' | 'sms'): void {
    if (this.enabled) this.by = by;
  }

  typePhone(text: string): void {
    this.phone = text;
  }

  typePassword(text: string): void {
    this.currentPassword = text;
  }

  typeCode(text: string): void {
    this.code = text;
  }

  /** The choices and their inputs, disabled while the toggle is off (`MON-338`). */
  get canChoose(): boolean {
    return this.enabled;
  }

  get canEnable(): boolean {
    const whole = this.by === 'email' || parsePhone(this.phone).ok;
    return this.enabled && whole && this.currentPassword !== '';
  }

  get canDisable(): boolean {
    return !this.enabled && this.isOn && this.currentPassword !== '';
  }

  get canVerify(): boolean {
    return isWholeCode(this.code);
  }

  get canResend(): boolean {
    return this.countdown.secondsLeft === 0 && !this.submission.busy;
  }

  async enable(): Promise<void> {
    if (!this.canEnable) return;
    await this.submission.run(
      () => this.#authentication.updateTwoFactor({ enabled: true, ...this.#asked }),
      () => {
        this.step = 'code-sent';
        this.code = '';
        this.countdown.begin();
      },
    );
  }

  async disable(): Promise<void> {
    if (!this.canDisable) return;
    const { currentPassword } = this;
    await this.submission.run(
      () => this.#authentication.updateTwoFactor({ enabled: false, currentPassword }),
      () => this.#done(),
    );
  }

  async verify(): Promise<void> {
    if (!this.canVerify) return;
    await this.submission.run(
      () => this.#authentication.updateTwoFactor({ enabled: true, ...this.#asked, otp: this.code }),
      () => this.#done(),
    );
    this.#emptyCode();
  }

  async resend(): Promise<void> {
    if (!this.canResend) return;
    const { by, phone, device } = this.#asked;
    await this.submission.run(
      () => this.#authentication.resendCode({ by, device, ...(phone === undefined ? {} : { phone }) }),
      () => {
        this.code = '';
        this.countdown.begin();
      },
    );
  }

  back(): void {
    this.step = 'choosing';
    this.code = '';
  }

  get #asked(): TwoFactorResend & { readonly currentPassword: string } {
    const { by, currentPassword } = this;
    const device = this.#device;
    return by === 'email'
      ? { by, device, currentPassword }
      : { by, device, currentPassword, phone: withoutDashes(this.phone) };
  }

  #emptyCode(): void {
    if (this.submission.problem !== undefined) this.code = '';
  }
}

/** Whether a sign-in on an unknown device asks for anything besides the password. */
export const isOn = ({ codesByEmail, codesByText, app, passkeys }: AuthenticationSettings): boolean =>
  codesByEmail !== undefined || codesByText !== undefined || app || passkeys.length > 0;
