import type { Cents, Instant, LocalDate, Page } from '@portico/domain/kernel';
import type { Balance, CardBrand, ChargeId, Statement } from '@portico/domain/payments';
import type { Answer } from '../kernel/index.ts';
import type { PlanView } from './make-payment.port.ts';

/** What was paid at the practice that the person is at, what is owed there, and its papers (`MON-178` to `MON-191`). */
export interface PaymentHistory {
  screen(): Answer<PaymentsScreen>;
  /** `page` counts from 1, by `paymentsPerPage`. */
  more(page: number): Answer<Page<PaymentEntry>>;
  receipt(charge: ChargeId): Answer<Receipt>;
  /** As a PDF in the person's language. */
  receiptPdf(charge: ChargeId): Answer<Uint8Array>;
  statementPdf(statement: string): Answer<Uint8Array>;
  /** Every payment and refund of a year on the practice's calendar. */
  year(year: number): Answer<readonly PaymentEntry[]>;
}

export const paymentsPerPage = 10;

export interface PaymentsScreen {
  readonly practice: { readonly name: string; readonly phone: string };
  readonly balance: Balance;
  /** Paid or promised, and not in the practice's books yet. */
  readonly pending: Cents;
  readonly payable: Cents;
  readonly takesPayments: boolean;
  readonly payments: Page<PaymentEntry>;
  readonly plans: readonly PlanView[];
  readonly statements: readonly Statement[];
  /** Years that have payments, the newest first. */
  readonly years: readonly number[];
}

export interface PaymentEntry {
  readonly charge: ChargeId;
  readonly at: Instant;
  /** On the practice's calendar. */
  readonly date: LocalDate;
  readonly amount: Cents;
  readonly refunded: Cents;
  readonly purpose: 'balance' | 'check-in' | 'check-out' | 'prepayment' | 'cancellation' | 'installment' | 'shop';
  /** `processing`: we are finding out what the processor did. */
  readonly status: 'paid' | 'processing' | 'declined' | 'refunding' | 'refunded' | 'part-refunded' | 'voided';
  readonly card: { readonly brand: CardBrand; readonly last4: string };
  readonly reference: string;
}

export interface Receipt extends PaymentEntry {
  readonly practice: { readonly name: string; readonly phone: string };
  readonly patientName: string;
  readonly lines: readonly { readonly description: string; readonly amount: Cents }[];
}
