import type { UniqueId } from '@portico/domain/payments';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../../kernel/index.ts';
import type { Failure, FileDelivery, FileWindows } from '@portico/application/kernel';
import type {
  MakePayment,
  PaymentReceipt,
  PaymentRefusal,
  PlanView,
  PaymentHistory,
  PaymentsScreen,
} from '@portico/application/payments';
import { PaymentFiles } from './payment-files.ts';
import { PaymentList } from './payment-list.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly screen: PaymentsScreen; readonly list: PaymentList };

/** The result of canceling a plan: what returned to the balance, or why nothing is known to have changed. */
type PlanEnd =
  | { readonly kind: 'cancelled'; readonly plan: PlanView; readonly receipt: PaymentReceipt }
  | { readonly kind: 'failed'; readonly error: Failure | PaymentRefusal };

/** Payments, dues, plans, statements and receipts (`MON-035`, `MON-178` to `MON-189`). */
export class PaymentHistoryViewModel {
  phase: Phase = { kind: 'loading' };
  /** The plan whose cancellation waits for confirmation (`MON-093`). */
  question: PlanView | undefined;
  ended: PlanEnd | undefined;
  busy = false;

  readonly files: PaymentFiles;
  /** With view permission only, no payment or change is offered. */
  readonly mayAct: boolean;
  readonly #history: PaymentHistory;
  readonly #payments: Pick<MakePayment, 'submit'>;
  readonly #randomUuid: () => string;
  readonly #replies = new LatestRequest();
  /** An attempt of unknown outcome is repeated under the same id (`MON-072`). */
  #attempt: { readonly plan: PlanView['id']; readonly uniqueId: UniqueId } | undefined;

  constructor(
    history: PaymentHistory,
    payments: Pick<MakePayment, 'submit'>,
    mayAct: boolean,
    randomUuid: () => string,
    delivery: FileDelivery,
    windows: FileWindows,
    utf8: (text: string) => Uint8Array,
  ) {
    this.#history = history;
    this.#payments = payments;
    this.mayAct = mayAct;
    this.#randomUuid = randomUuid;
    this.files = new PaymentFiles(history, delivery, windows, utf8, this.#replies);
    makeAutoObservable(this, { mayAct: false, files: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    if (this.phase.kind !== 'ready') this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#history.screen();
    if (!wanted()) return;
    runInAction(() => {
      if (answer.ok) {
        const list = new PaymentList(this.#history, answer.value.payments, this.#replies);
        this.phase = { kind: 'ready', screen: answer.value, list };
      } else if (this.phase.kind !== 'ready') this.phase = { kind: 'failed', failure: answer.error };
    });
  }

  /** Asks for confirmation before canceling a plan; undefined closes the question. */
  ask(plan: PlanView | undefined): void {
    if (!this.busy) this.question = plan;
  }

  async cancelPlan(): Promise<void> {
    const { question: plan } = this;
    if (plan === undefined || this.busy) return;
    this.busy = true;
    if (this.#attempt?.plan !== plan.id) this.#attempt = { plan: plan.id, uniqueId: this.#randomUuid() as UniqueId };
    const answer = await this.#payments.submit({
      uniqueId: this.#attempt.uniqueId,
      kind: 'cancel-plan',
      practice: plan.practice.id,
      plan: plan.id,
    });
    if (this.#replies.over) return;
    runInAction(() => {
      this.busy = false;
      this.question = undefined;
      this.ended = answer.ok
        ? { kind: 'cancelled', plan, receipt: answer.value }
        : { kind: 'failed', error: answer.error };
    });
    // After a failure it may have been done all the same: reloads.
    await this.load();
  }

  dispose(): void {
    this.#replies.stop();
  }
}
