import { isRecoveryEmail } from '@portico/domain/access';
import { SECOND } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '../access/index.ts';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { Recovery, RecoveryAnswer } from '@portico/application/recovery';

/** How long the answer is shown, in milliseconds (`ACC-191`). */
export const answerShown = 5 * SECOND;

/** Requests a mail with a link to a new password (`ACC-154`, `ACC-156`, `ACC-166`, `ACC-189` to `ACC-191`). */
export class ForgotPasswordViewModel {
  email: string;
  busy = false;
  /** The gateway's answer, until it is cleared. */
  answer: RecoveryAnswer['kind'] | undefined;
  /** Whether a mail was requested, so that there is nothing left to type. */
  asked = false;
  problem: Failure | undefined;

  readonly #recovery: Pick<Recovery, 'ask'>;
  readonly #clock: Clock;
  readonly #replies = new LatestRequest();
  #stop = (): void => undefined;

  constructor(recovery: Pick<Recovery, 'ask'>, clock: Clock, email = '') {
    this.#recovery = recovery;
    this.#clock = clock;
    this.email = email;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get canSubmit(): boolean {
    return !this.busy && isRecoveryEmail(this.email);
  }

  type(text: string): void {
    this.email = text;
  }

  async submit(): Promise<void> {
    if (!this.canSubmit) return;
    this.#clear();
    this.problem = undefined;
    this.busy = true;
    const wanted = this.#replies.expect();
    const answer = await this.#recovery.ask(this.email.trim());
    if (!wanted()) return;
    runInAction(() => {
      this.busy = false;
      if (!answer.ok) {
        this.problem = answer.error;
        return;
      }
      this.answer = answer.value.kind;
      this.asked = answer.value.kind === 'asked';
      this.#stop = this.#clock.every(answerShown, () => this.#clear());
    });
  }

  /** The screen is closed. */
  close(): void {
    this.#replies.stop();
    this.#clear();
  }

  #clear(): void {
    this.#stop();
    this.#stop = () => undefined;
    runInAction(() => {
      this.answer = undefined;
    });
  }
}
