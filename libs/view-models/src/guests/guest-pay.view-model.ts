import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure } from '@portico/application/kernel';
import type { MakePaymentViewModel } from '../payments/index.ts';
import type { GuestStatement } from './guest-statement.ts';
import { guestPath } from '@portico/application/guests';
import type { PracticePageViewModel } from './practice-page.view-model.ts';

/** A guest's bill: the one screen on which money is paid, in the name of the practice (`ACC-040`, `MON-197`). */
export class GuestPayViewModel {
  readonly paying: MakePaymentViewModel;
  /** Whom it is paid to, however the payment itself goes. */
  readonly page: PracticePageViewModel;
  readonly statement: GuestStatement;
  /** What is owed, and what became of an earlier attempt, has been asked. */
  asked = false;

  constructor(parts: Pick<GuestPayViewModel, 'paying' | 'page' | 'statement'>) {
    this.paying = parts.paying;
    this.page = parts.page;
    this.statement = parts.statement;
    makeAutoObservable(this, { paying: false, page: false, statement: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    await Promise.all([this.page.load(), this.#ask()]);
  }

  /** Asks for the payment once more, and for the practice where it is not known yet. */
  async retry(): Promise<void> {
    await (this.page.practice === undefined ? this.load() : this.#ask());
  }

  /** Where a guest goes who has nothing to pay; nowhere while a payment is on its way or is told of (`MON-199`). */
  get ledTo(): string | undefined {
    const { phase, sending } = this.paying;
    const { practice } = this.page;
    const isOver = this.asked && phase.kind === 'nothing-to-pay' && sending.state.kind === 'idle';
    return isOver && practice !== undefined ? guestPath({ kind: 'done', guestAction: 'pay', practice }) : undefined;
  }

  /** What ends the guest's visit: the token is over, before the screen came or while it was used (`ACC-389`). */
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

/** Why nobody may pay here any more: the token ended. */
export const sessionOverIn = ({ phase, sending: { state } }: MakePaymentViewModel): Failure | undefined => {
  const failures = [
    phase.kind === 'failed' ? phase.failure : undefined,
    state.kind === 'lost' ? state.failure : undefined,
  ];
  return failures.find((failure): failure is Failure => failure?.kind === 'session-over');
};
