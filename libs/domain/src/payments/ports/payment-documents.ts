import type { Cents, Language, LocalDate } from '../../kernel/index.ts';
import type { StatementContents } from '../billing.ts';
import type { ChargedCard } from '../cards/card.ts';
import type { ChargePurpose } from '../charge.ts';
import type { DisputeOutcome } from '../dispute.ts';
import type { PaymentStatus } from '../payment-history-display.ts';

/** The patient, and the practice that issues the document. */
export interface DocumentHeading {
  readonly patientName: string;
  readonly practice: { readonly name: string; readonly phone: string };
  readonly printedOn: LocalDate;
}

/** One payment, as printed. */
export interface ReceiptDocument extends DocumentHeading {
  readonly date: LocalDate;
  readonly amount: Cents;
  readonly refunded: Cents;
  readonly disputes: readonly { readonly amount: Cents; readonly outcome: DisputeOutcome; readonly date: LocalDate }[];
  readonly purpose: ChargePurpose['kind'];
  /** The name of the plan that was paid. */
  readonly plan?: string;
  /** What was bought, line by line. */
  readonly lines?: readonly { readonly description: string; readonly amount: Cents }[];
  readonly status: PaymentStatus;
  readonly card: ChargedCard;
  readonly reference: string;
}

export interface StatementDocument extends DocumentHeading {
  readonly statement: StatementContents;
}

/** Renders receipts and itemized statements as PDF in the person's language. Returns bytes that start with `%PDF`. */
export interface PaymentDocuments {
  receipt(paper: ReceiptDocument, language: Language): Promise<Uint8Array>;
  statement(paper: StatementDocument, language: Language): Promise<Uint8Array>;
}
