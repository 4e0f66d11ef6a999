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

interface PaidSince {
  readonly date: LocalDate;
  readonly amount: Cents;
}

/** What came after the newest bill, which does not change any more. */
export interface SinceBill {
  /** The newest first. */
  readonly paid: readonly PaidSince[];
  readonly inPlans: Cents;
  /** What is owed now: the bill less all of these, where it is explained; where not, they are not told. */
  readonly owed: Cents;
  readonly isExplained: boolean;
  /** What is open now and can be paid online by this person. */
  readonly open?: { readonly amount: Cents; readonly patient: PatientRef };
}

const atVisits: readonly PaymentEntry['purpose'][] = ['check-in', 'check-out'];

/** Payments of what was billed: not of what is bought, or paid for a visit that is still to come. */
const billed: readonly PaymentEntry['purpose'][] = ['balance', 'installment', ...atVisits];

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * What is told of what came since: only what leaves of the bill what is owed now. A copay is paid at a visit and was never
 * billed, and what is in a plan may have been planned before the bill.
 */
const explained = (total: Cents, { payments, payable, plans }: PaymentsScreen, since: LocalDate) => {
  const entries = payments.entries.filter(
    ({ purpose, status, date }) => billed.includes(purpose) && status !== 'declined' && date > since,
  );
  const planned = sumOf(plans.map(({ status, remaining }) => (status === 'active' ? remaining : 0))) as Cents;
  const ways = [planned, 0 as Cents].flatMap((inPlans) =>
    [entries, entries.filter(({ purpose }) => !atVisits.includes(purpose))].map((told) => ({
      inPlans,
      paid: told
        .map(({ date, amount, refunded }) => ({ date, amount: (amount - refunded) as Cents }))
        .filter(({ amount }) => amount > 0),
    })),
  );
  return ways.find(({ inPlans, paid }) => total - inPlans - sumOf(paid.map(({ amount }) => amount)) === payable);
};

const sinceOf = (bill: Bill, screen: PaymentsScreen, mayAct: boolean): SinceBill | undefined => {
  const { statements, payable, takesPayments, patient } = screen;
  if (statements[0]?.id !== bill.id) return undefined;
  const told = explained(bill.total, screen, bill.date);
  const isPayable = payable > 0 && takesPayments && mayAct;
  return {
    ...(told ?? { paid: [], inPlans: 0 as Cents }),
    owed: payable,
    isExplained: told !== undefined || bill.total === payable,
    ...(isPayable ? { open: { amount: payable, patient } } : {}),
  };
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
