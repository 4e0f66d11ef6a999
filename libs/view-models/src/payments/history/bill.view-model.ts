import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure, FileDelivery, FileWindows } from '@portico/application/kernel';
import type { Bill, PaymentHistory } from '@portico/application/payments';
import { LatestRequest } from '../../kernel/index.ts';
import { PaymentFiles } from './payment-files.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly bill: Bill };

/** One statement of the practice, line by line. */
export class BillViewModel {
  phase: Phase = { kind: 'loading' };

  readonly files: PaymentFiles;
  readonly #history: PaymentHistory;
  readonly #statement: string;
  readonly #replies = new LatestRequest();

  constructor(history: PaymentHistory, statement: string, delivery: FileDelivery, windows: FileWindows) {
    this.#history = history;
    this.#statement = statement;
    this.files = new PaymentFiles(history, delivery, windows, () => new Uint8Array(), this.#replies);
    makeAutoObservable(this, { files: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#history.bill(this.#statement);
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'ready', bill: answer.value } : { kind: 'failed', failure: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
