import type { Cents, Instant, Language, LocalDate, TimeZone } from '../../kernel/index.ts';
import type { BillingIdentity, PracticeFace } from '../../practices/index.ts';
import type { StatementContents } from '../billing.ts';
import type { ChargedCard } from '../cards/card.ts';
import type { ChargePurpose } from '../charge.ts';
import type { DisputeOutcome } from '../dispute.ts';
import type { LeftToPay } from '../left-to-pay.ts';
import type { PaymentStatus } from '../payment-history-display.ts';

/** The patient, and the practice that issues the document. */
export interface DocumentHeading {
  readonly patientName: string;
  readonly practice: { readonly name: string; readonly phone: string } & BillingIdentity & PracticeFace;
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
  /** The visit that was paid: the date of service, who gave it and what it was. */
  readonly visit?: PrintedVisit;
  /** Where the visit took place, line by line. */
  readonly place?: readonly string[];
  readonly status: PaymentStatus;
  /** On the day it is printed; absent where it is not known. */
  readonly left?: LeftToPay;
  readonly card: ChargedCard;
  readonly reference: string;
}

export interface PrintedVisit {
  readonly start: Instant;
  readonly timeZone: TimeZone;
  readonly provider: string;
  readonly visitType?: string;
}

export interface StatementDocument extends DocumentHeading {
  readonly statement: StatementContents;
}

/** Renders receipts and itemized statements as PDF in the person's language. Returns bytes that start with `%PDF`. */
export interface PaymentDocuments {
  receipt(paper: ReceiptDocument, language: Language): Promise<Uint8Array>;
  statement(paper: StatementDocument, language: Language): Promise<Uint8Array>;
}
