import { parseEmail } from '@portico/domain/access';
import type { DeviceId } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';
import type { Clock } from '../access/index.ts';
import type { Authentication } from '@portico/application/authentication';
import { SentCode } from './sent-code.ts';
import { Submission } from './setting-change.ts';

/** The form for another email: the address and the password, then the code sent to the address (`MON-347`). */
export class EmailChangeViewModel {
  proposedEmail = '';
  currentPassword = '';

  readonly loginEmail: string;
  readonly submission = new Submission();
  readonly sentCode: SentCode;
  readonly #authentication: Pick<Authentication, 'changeEmail'>;
  readonly #device: DeviceId;
  readonly #done: () => void;

  constructor(
    authentication: Pick<Authentication, 'changeEmail'>,
    loginEmail: string,
    device: DeviceId,
    clock: Clock,
    done: () => void,
  ) {
    this.#authentication = authentication;
    this.loginEmail = loginEmail;
    this.#device = device;
    this.#done = done;
    this.sentCode = new SentCode(clock, this.submission);
    makeAutoObservable(this, { submission: false, sentCode: false, loginEmail: false }, { autoBind: true });
  }

  typeEmail(text: string): void {
    this.proposedEmail = text;
  }

  typePassword(text: string): void {
    this.currentPassword = text;
  }

  get canSend(): boolean {
    const parsed = parseEmail(this.proposedEmail);
    return parsed.ok && parsed.value !== this.loginEmail && this.currentPassword !== '';
  }

  /** Sends a code to the new address, or another one. */
  async send(): Promise<void> {
    if (!this.canSend) return;
    await this.submission.run(
      () => this.#authentication.changeEmail(this.#change),
      (step) => {
        if (step.kind === 'code-sent') this.sentCode.sent(step.resendIn);
      },
    );
  }

  async verify(): Promise<void> {
    const { isWhole, code } = this.sentCode;
    if (!isWhole) return;
    await this.submission.run(
      () => this.#authentication.changeEmail({ ...this.#change, otp: code }),
      () => this.#done(),
    );
    this.sentCode.emptyIfRefused();
  }

  get #change() {
    const { currentPassword, loginEmail } = this;
    return { currentPassword, loginEmail, proposedEmail: this.proposedEmail.trim(), device: this.#device };
  }
}
