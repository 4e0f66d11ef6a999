import { makeAutoObservable, runInAction } from 'mobx';
import type { Failure, FileDelivery, FileWindows } from '@portico/application/kernel';
import type { Cents, LocalDate, PatientRef } from '@portico/domain/kernel';
import type { Bill, PaymentEntry, PaymentHistory, PaymentsScreen } from '@portico/application/payments';
import { LatestRequest } from '../../kernel/index.ts';
import { PaymentFiles } from './payment-files.ts';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly bill: Bill; readonly since?: SinceBill };

/** What came after the newest bill, which does not change any more. */
export interface SinceBill {
  /** The newest first; none where the bill less these is not what is owed now. */
  readonly paid: readonly { readonly date: LocalDate; readonly amount: Cents }[];
  /** What is open now and can be paid online by this person. */
  readonly open?: { readonly amount: Cents; readonly patient: PatientRef };
}

/** Payments of what was billed: not of what is bought, or paid for a visit that is still to come. */
const billed: readonly PaymentEntry['purpose'][] = ['balance', 'check-in', 'check-out', 'installment'];

const sinceOf = (bill: Bill, screen: PaymentsScreen, mayAct: boolean): SinceBill | undefined => {
  const { statements, payments, payable, takesPayments, patient } = screen;
  if (statements[0]?.id !== bill.id) return undefined;
  const paid = payments.entries
    .filter(({ purpose, status, date }) => billed.includes(purpose) && status !== 'declined' && date > bill.date)
    .map(({ date, amount, refunded }) => ({ date, amount: (amount - refunded) as Cents }))
    .filter(({ amount }) => amount > 0);
  const isPayable = payable > 0 && takesPayments && mayAct;
  // Payments that were not all toward this bill, such as one for a copay, or a plan, would explain a wrong amount.
  const isExplained = paid.reduce((left, { amount }) => left - amount, bill.total as number) === payable;
  return { paid: isExplained ? paid : [], ...(isPayable ? { open: { amount: payable, patient } } : {}) };
};

/** One statement of the practice, line by line. */
export class BillViewModel {
  phase: Phase = { kind: 'loading' };

  readonly files: PaymentFiles;
  readonly #history: PaymentHistory;
  readonly #statement: string;
  readonly #mayAct: boolean;
  readonly #replies = new LatestRequest();

  /** With view permission only (`mayAct` is false), no payment is offered. */
  constructor(
    history: PaymentHistory,
    statement: string,
    mayAct: boolean,
    delivery: FileDelivery,
    windows: FileWindows,
  ) {
    this.#history = history;
    this.#statement = statement;
    this.#mayAct = mayAct;
    this.files = new PaymentFiles(history, delivery, windows, () => new Uint8Array(), this.#replies);
    makeAutoObservable(this, { files: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const [answer, now] = await Promise.all([this.#history.bill(this.#statement), this.#history.screen()]);
    if (!wanted()) return;
    runInAction(() => {
      if (!answer.ok) {
        this.phase = { kind: 'failed', failure: answer.error };
        return;
      }
      const since = now.ok ? sinceOf(answer.value, now.value, this.#mayAct) : undefined;
      this.phase = { kind: 'ready', bill: answer.value, ...(since === undefined ? {} : { since }) };
    });
  }

  dispose(): void {
    this.#replies.stop();
  }
}
