import { type Failure, paths } from '@portico/application/kernel';
import type { PatientRef } from '@portico/domain/kernel';
import type { ChargeId } from '@portico/domain/payments';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { GuestActions, GuestReceipt } from '@portico/application/guests';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly receipt: GuestReceipt }
  /** Nothing was paid in this tab: the next page, an address of the portal. */
  | { readonly kind: 'led'; readonly to: string };

/** The receipt of a guest's payment (`MON-196`). */
export class GuestReceiptViewModel {
  phase: Phase = { kind: 'loading' };

  readonly #guestActions: Pick<GuestActions, 'receipt'>;
  readonly #paid: { readonly patient: PatientRef; readonly charge: ChargeId } | undefined;
  readonly #replies = new LatestRequest();

  constructor(
    guestActions: Pick<GuestActions, 'receipt'>,
    paid: { readonly patient: PatientRef; readonly charge: ChargeId } | undefined,
  ) {
    this.#guestActions = guestActions;
    this.#paid = paid;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    const paid = this.#paid;
    if (paid === undefined) {
      this.phase = { kind: 'led', to: paths.guestPayment };
      return;
    }
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#guestActions.receipt(paid.patient, paid.charge);
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'ready', receipt: answer.value } : { kind: 'failed', failure: answer.error };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
