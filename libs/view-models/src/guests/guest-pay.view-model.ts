import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure } from '@portico/application/kernel';
import type { MakePaymentViewModel } from '../payments/index.ts';
import type { GuestStatement } from './guest-statement.ts';
import { guestPath } from '@portico/application/guests';
import type { PracticePageViewModel } from './practice-page.view-model.ts';

/** A guest's bill: the payment screen, under the practice's name (`ACC-040`, `MON-197`). */
export class GuestPayViewModel {
  readonly paying: MakePaymentViewModel;
  /** The practice that is paid, known regardless of the payment's own state. */
  readonly page: PracticePageViewModel;
  readonly statement: GuestStatement;
  /** The amount due and the outcome of an earlier attempt have been loaded. */
  asked = false;

  constructor(paying: MakePaymentViewModel, page: PracticePageViewModel, statement: GuestStatement) {
    this.paying = paying;
    this.page = page;
    this.statement = statement;
    makeAutoObservable(this, { paying: false, page: false, statement: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    await Promise.all([this.page.load(), this.#ask()]);
  }

  /** Reloads the payment, and the practice if it is not known yet. */
  async retry(): Promise<void> {
    await (this.page.practice === undefined ? this.load() : this.#ask());
  }

  /**
   * The path for a guest with nothing to pay; undefined while a payment is in progress or its result is shown
   * (`MON-199`).
   */
  get ledTo(): string | undefined {
    const { phase, sending } = this.paying;
    const { practice } = this.page;
    const isOver = this.asked && phase.kind === 'nothing-to-pay' && sending.state.kind === 'idle';
    return isOver && practice !== undefined ? guestPath({ kind: 'done', guestAction: 'pay', practice }) : undefined;
  }

  /** Why the guest's session is over: the token expired, before or after the screen was loaded (`ACC-389`). */
  get over(): Failure | undefined {
    return sessionOverIn(this.paying);
  }

  dispose(): void {
    this.page.dispose();
    this.paying.dispose();
    this.statement.dispose();
  }

  async #ask(): Promise<void> {
    this.asked = false;
    await this.paying.load();
    runInAction(() => {
      this.asked = true;
    });
  }
}

/** The failure if the token has expired, so that nothing can be paid here any more. */
export const sessionOverIn = ({ phase, sending: { state } }: MakePaymentViewModel): Failure | undefined => {
  const failures = [
    phase.kind === 'failed' ? phase.failure : undefined,
    state.kind === 'lost' ? state.failure : undefined,
  ];
  return failures.find((failure): failure is Failure => failure?.kind === 'session-over');
};
