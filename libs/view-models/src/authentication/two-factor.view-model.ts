import type { DeviceId } from '@portico/domain/kernel';
import { makeAutoObservable } from 'mobx';
import type { Clock } from '../access/index.ts';
import { hasSecondFactor, type Authentication, type AuthenticationSettings } from '@portico/application/authentication';
import { SentCode } from './sent-code.ts';
import { Submission } from './setting-change.ts';
import { TwoFactorChoice } from './two-factor-choice.ts';

type TwoFactor = Pick<Authentication, 'updateTwoFactor' | 'resendCode'>;

/** Codes by email or text message, on and off (`MON-338` to `MON-344`). */
export class TwoFactorViewModel {
  readonly email: string;
  readonly choice: TwoFactorChoice;
  readonly submission = new Submission();
  readonly sentCode: SentCode;
  /** Whether any second factor is on now, so that there is something to turn off. */
  readonly isOn: boolean;
  readonly #authentication: TwoFactor;
  readonly #device: DeviceId;
  readonly #done: () => void;

  constructor(
    authentication: TwoFactor,
    settings: AuthenticationSettings,
    device: DeviceId,
    clock: Clock,
    done: () => void,
  ) {
    this.#authentication = authentication;
    this.email = settings.email;
    this.isOn = hasSecondFactor(settings);
    this.choice = new TwoFactorChoice(settings.codesByText ?? settings.phone ?? '');
    this.#device = device;
    this.#done = done;
    this.sentCode = new SentCode(clock, this.submission);
    const parts = { submission: false, sentCode: false, choice: false, email: false, isOn: false } as const;
    makeAutoObservable(this, parts, { autoBind: true });
  }

  get canEnable(): boolean {
    return this.choice.enabled && this.choice.isWhole;
  }

  get canDisable(): boolean {
    return !this.choice.enabled && this.isOn && this.choice.isWhole;
  }

  async enable(): Promise<void> {
    if (!this.canEnable) return;
    await this.submission.run(
      () => this.#authentication.updateTwoFactor({ enabled: true, ...this.#asked }),
      () => this.sentCode.sent(),
    );
  }

  async disable(): Promise<void> {
    if (!this.canDisable) return;
    const { currentPassword } = this.choice;
    await this.submission.run(
      () => this.#authentication.updateTwoFactor({ enabled: false, currentPassword }),
      () => this.#done(),
    );
  }

  async verify(): Promise<void> {
    const { isWhole, code } = this.sentCode;
    if (!isWhole) return;
    await this.submission.run(
      () => this.#authentication.updateTwoFactor({ enabled: true, ...this.#asked, otp: code }),
      () => this.#done(),
    );
    this.sentCode.emptyIfRefused();
  }

  async resend(): Promise<void> {
    if (!this.sentCode.canResend) return;
    await this.submission.run(
      () => this.#authentication.resendCode(this.choice.sentBy(this.#device)),
      () => this.sentCode.sent(),
    );
  }

  get #asked() {
    return { ...this.choice.sentBy(this.#device), currentPassword: this.choice.currentPassword };
  }
}
