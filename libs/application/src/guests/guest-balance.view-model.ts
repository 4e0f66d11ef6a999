import { makeAutoObservable, runInAction } from 'mobx';
import { Replies, type Failure } from '../kernel/index.ts';
import type { GuestBalance, GuestErrands } from './guest-errands.port.ts';
import { guestPath } from './guests.port.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly found: GuestBalance }
  /** Nothing is due any more; the next page, an address of the portal (`ACC-071`). */
  | { readonly kind: 'led'; readonly to: string };

/** What a guest owes (`ACC-040`). */
export class GuestBalanceViewModel {
  phase: Phase = { kind: 'loading' };

  readonly #errands: Pick<GuestErrands, 'balance'>;
  readonly #replies = new Replies();

  constructor(errands: Pick<GuestErrands, 'balance'>) {
    this.#errands = errands;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#errands.balance();
    if (!wanted()) return;
    runInAction(() => {
      if (!answer.ok) this.phase = { kind: 'failed', failure: answer.error };
      else if (answer.value.balance.due > 0) this.phase = { kind: 'ready', found: answer.value };
      else
        this.phase = { kind: 'led', to: guestPath({ kind: 'done', errand: 'pay', practice: answer.value.practice }) };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
