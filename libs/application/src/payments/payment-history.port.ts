import type {
  AppointmentId,
  Cents,
  Instant,
  LocalDate,
  Page,
  PatientId,
  PatientRef,
  PracticeId,
  TimeZone,
} from '@portico/domain/kernel';
import type {
  Balance,
  ChargedCard,
  LeftToPay,
  ChargeId,
  ChargePurpose,
  Dispute,
  PaymentStatus,
  Statement,
  StatementLine,
} from '@portico/domain/payments';
import type { BillingIdentity } from '@portico/domain/practices';
import type { FileContent, ServiceResult } from '../kernel/index.ts';
import type { PlanView } from './make-payment.port.ts';

/** Payments at the current practice, the balance there, and its documents (`MON-178` to `MON-191`). */
export interface PaymentHistory {
  /** A patient other than the one of the current practice is not found (`MON-042`). */
  screen(patient?: PatientId): ServiceResult<PaymentsScreen>;
  /** `page` counts from 1, by `paymentsPerPage`. */
  more(page: number): ServiceResult<Page<PaymentEntry>>;
  receipt(charge: ChargeId): ServiceResult<Receipt>;
  /** As a PDF in the person's language. */
  receiptPdf(charge: ChargeId): ServiceResult<FileContent>;
  /** One statement with its lines and their visits. */
  bill(statement: string): ServiceResult<Bill>;
  statementPdf(statement: string): ServiceResult<FileContent>;
  /** Every payment of a year on the practice's calendar, with its refunds; the oldest first. */
  year(year: number): ServiceResult<readonly PaymentEntry[]>;
}

export const paymentsPerPage = 10;

export interface PaymentsScreen {
  readonly patient: PatientRef;
  readonly practice: { readonly name: string; readonly phone: string; readonly timeZone: TimeZone };
  readonly balance: Balance;
  /** Paid or promised, and not posted to the practice's books yet. */
  readonly pending: Cents;
  readonly payable: Cents;
  /** Copays of visits that are over, no part of the balance; the newest visit first. */
  readonly copays: readonly CopayLeft[];
  readonly takesPayments: boolean;
  /** A part of what is payable may be paid alone. */
  readonly takesPart: boolean;
  readonly payments: Page<PaymentEntry>;
  /** Active ones first. */
  readonly plans: readonly PlanView[];
  readonly statements: readonly Statement[];
  /** Years that have payments, the newest first. */
  readonly years: readonly number[];
}

/** What is left to pay of the copay of a visit that is over. */
export interface CopayLeft {
  readonly practice: PracticeId;
  readonly appointment: AppointmentId;
  /** The day of the visit, on the practice's calendar. */
  readonly date: LocalDate;
  readonly amount: Cents;
}

/** A payment that its cardholder disputes at their bank, as the patient is shown it. */
export interface DisputeView extends Pick<Dispute, 'amount' | 'outcome'> {
  /** When it was opened, on the practice's calendar. */
  readonly date: LocalDate;
}

/** The visit that was paid, or billed. */
export interface PaidVisit {
  readonly appointment: AppointmentId;
  readonly start: Instant;
  /** Of the office, on whose clock the visit is shown. */
  readonly timeZone: TimeZone;
  readonly provider: string;
  readonly visitType?: string;
}

/** A statement of the practice, line by line. */
export interface Bill extends Statement {
  readonly practice: PaymentsScreen['practice'] & { readonly id: PatientRef['practice'] };
  /** Oldest first; they sum to `total`. */
  readonly lines: readonly BillLine[];
}

export interface BillLine extends Omit<StatementLine, 'visit'> {
  /** Absent where the books or the person's permissions name none. */
  readonly visit?: PaidVisit;
}

export interface PaymentEntry {
  readonly charge: ChargeId;
  readonly at: Instant;
  /** On the practice's calendar. */
  readonly date: LocalDate;
  readonly amount: Cents;
  readonly refunded: Cents;
  /** The oldest first; usually empty. */
  readonly disputes: readonly DisputeView[];
  readonly purpose: ChargePurpose['kind'];
  /** Absent where it was for no visit, or for one that the person may not see. */
  readonly visit?: PaidVisit;
  readonly status: PaymentStatus;
  readonly card: ChargedCard;
  readonly reference: string;
}

export interface Receipt extends PaymentEntry {
  readonly practice: {
    readonly id: PatientRef['practice'];
    readonly name: string;
    readonly phone: string;
  } & BillingIdentity;
  readonly patientName: string;
  /** What is left to pay now; absent where it is not known. */
  readonly left?: LeftToPay;
  /** Where the visit took place, line by line. */
  readonly place?: readonly string[];
  /** The name of the plan that was paid. */
  readonly plan?: string;
  /** What was bought at a shop, line by line; absent for other payments, or if the shop does not say. */
  readonly lines?: readonly { readonly description: string; readonly amount: Cents }[];
}

/** Column and entry names of a payment list, in the user's language. */
export interface CsvWords {
  readonly columns: Readonly<
    Record<'date' | 'amount' | 'refunded' | 'purpose' | 'status' | 'card' | 'reference', string>
  >;
  readonly purpose: (purpose: PaymentEntry['purpose']) => string;
  readonly status: (status: PaymentEntry['status']) => string;
  readonly card: (card: PaymentEntry['card']) => string;
}
