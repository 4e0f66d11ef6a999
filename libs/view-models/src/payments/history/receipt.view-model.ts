import type { ChargeId } from '@portico/domain/payments';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure, FileDelivery, FileWindows } from '@portico/application/kernel';
import type { PaymentHistory, Receipt } from '@portico/application/payments';
import { LatestRequest } from '../../kernel/index.ts';
import { PaymentFiles } from './payment-files.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly receipt: Receipt };

/** The receipt of one payment, at an address of its own. */
export class ReceiptViewModel {
  phase: Phase = { kind: 'loading' };

  readonly files: PaymentFiles;
  readonly #history: PaymentHistory;
  readonly #charge: ChargeId;
  readonly #replies = new LatestRequest();

  constructor(history: PaymentHistory, charge: ChargeId, delivery: FileDelivery, windows: FileWindows) {
    this.#history = history;
    this.#charge = charge;
    this.files = new PaymentFiles(history, delivery, windows, () => new Uint8Array(), this.#replies);
    makeAutoObservable(this, { files: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#history.receipt(this.#charge);
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'ready', receipt: answer.value } : { kind: 'failed', failure: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
