import { isWholeCode } from '@portico/domain/access';
import { makeAutoObservable } from 'mobx';
import { ResendCountdown, type Clock } from '../access/index.ts';
import type { Submission } from './setting-change.ts';

/** A code that was sent to the person, while it is typed (`MON-342`, `MON-344`). */
export class SentCode {
  code = '';
  /** Whether one was sent, so that the form asks for it. */
  isSent = false;

  readonly countdown: ResendCountdown;
  readonly #submission: Pick<Submission, 'busy' | 'problem'>;

  constructor(clock: Clock, submission: Pick<Submission, 'busy' | 'problem'>) {
    this.countdown = new ResendCountdown(clock);
    this.#submission = submission;
    makeAutoObservable(this, { countdown: false }, { autoBind: true });
  }

  get isWhole(): boolean {
    return isWholeCode(this.code);
  }

  get canResend(): boolean {
    return this.countdown.secondsLeft === 0 && !this.#submission.busy;
  }

  type(text: string): void {
    this.code = text;
  }

  /** A code was sent; another one may be sent in so many seconds. */
  sent(resendIn?: number): void {
    this.isSent = true;
    this.code = '';
    this.countdown.begin(resendIn);
  }

  /** A refused code is typed anew. */
  emptyIfRefused(): void {
    if (this.#submission.problem !== undefined) this.code = '';
  }

  /** Returns to the form, which stays as typed. */
  back(): void {
    this.isSent = false;
    this.code = '';
  }
}
