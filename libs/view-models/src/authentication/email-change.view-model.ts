import { isWholeCode, parseEmail } from '@portico/domain/access';
import type { DeviceId } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';
import type { Clock } from '../access/index.ts';
import type { Authentication } from '@portico/application/authentication';
import { Countdown } from './countdown.ts';
import { Submission } from './submission.ts';

/** The form for another email: the address and the password, then the code sent to the address (`MON-347`). */
export class EmailChangeViewModel {
  proposedEmail = '';
  currentPassword = '';
  code = '';
  step: 'typing' | 'code-sent' = 'typing';

  readonly loginEmail: string;
  readonly submission = new Submission();
  readonly countdown: Countdown;
  readonly #authentication: Authentication;
  readonly #device: DeviceId;
  readonly #done: () => void;

  constructor(authentication: Authentication, loginEmail: string, device: DeviceId, clock: Clock, done: () => void) {
    this.#authentication = authentication;
    this.loginEmail = loginEmail;
    this.#device = device;
    this.#done = done;
    this.countdown = new Countdown(clock);
    makeAutoObservable(this, { submission: false, countdown: false, loginEmail: false }, { autoBind: true });
  }

  typeEmail(text: string): void {
    this.proposedEmail = text;
  }

  typePassword(text: string): void {
    this.currentPassword = text;
  }

  typeCode(text: string): void {
    this.code = text;
  }

  get canSend(): boolean {
    const parsed = parseEmail(this.proposedEmail);
    return parsed.ok && parsed.value !== this.loginEmail && this.currentPassword !== '';
  }

  get canVerify(): boolean {
    return isWholeCode(this.code);
  }

  get canResend(): boolean {
    return this.countdown.secondsLeft === 0 && !this.submission.busy;
  }

  /** Sends a code to the new address, or another one. */
  async send(): Promise<void> {
    if (!this.canSend) return;
    await this.submission.run(
      () => this.#authentication.changeEmail(this.#change),
      (step) => {
        if (step.kind !== 'code-sent') return;
        this.step = step.kind;
        this.code = '';
        this.countdown.begin(step.resendIn);
      },
    );
  }

  async verify(): Promise<void> {
    if (!this.canVerify) return;
    await this.submission.run(
      () => this.#authentication.changeEmail({ ...this.#change, otp: this.code }),
      () => this.#done(),
    );
    this.#startOver();
  }

  /** Returns to the address, which stays as typed. */
  back(): void {
    this.step = 'typing';
    this.code = '';
  }

  get #change() {
    const { currentPassword, loginEmail } = this;
    return { currentPassword, loginEmail, proposedEmail: this.proposedEmail.trim(), device: this.#device };
  }

  #startOver(): void {
    if (this.submission.problem !== undefined) this.code = '';
  }
}
