import type { AppointmentId, Cents, Instant, LocalDate } from '../kernel/index.ts';

/** What a patient owes a practice, as of an instant. */
export interface Balance {
  readonly due: Cents;
  readonly asOf: Instant;
}

export interface Statement {
  readonly id: string;
  readonly date: LocalDate;
  readonly total: Cents;
}

/** A complete statement, as printed. */
export interface StatementContents extends Statement {
  /** Oldest first; they sum to `total`. */
  readonly lines: readonly StatementLine[];
}

export interface StatementLine {
  readonly date: LocalDate;
  readonly description: string;
  /** What the patient owes for it; negative for a payment or an adjustment. */
  readonly amount: Cents;
  /** The visit that it is about; absent where the books do not say. */
  readonly visit?: AppointmentId;
  /** Absent where the books do not say what insurance did. */
  readonly insurance?: InsuranceShare;
  /** What is still open of `amount` when it is asked; absent where the books do not say. */
  readonly open?: Cents;
}

/** How a charge became what the patient owes for it: `charged` − `paid` − `adjusted` is the amount of its line. */
export interface InsuranceShare {
  /** The practice's charge before insurance. */
  readonly charged: Cents;
  /** What insurance paid. */
  readonly paid: Cents;
  /** What nobody pays, by the contract of the insurer with the practice. */
  readonly adjusted: Cents;
}

/** Whether its parts are what they are said to be: else the books contradict themselves. */
export const addsUp = ({ amount, insurance, open }: StatementLine): boolean => {
  const parts = insurance === undefined ? [] : [insurance.charged, insurance.paid, insurance.adjusted];
  const rest = insurance === undefined ? amount : insurance.charged - insurance.paid - insurance.adjusted;
  const isWithin = open === undefined || (open >= 0 && open <= Math.max(amount, 0));
  return parts.every((part) => Number.isSafeInteger(part) && part >= 0) && rest === amount && isWithin;
};

/** What is left of the copay of a visit that is over. */
export interface OpenCopay {
  readonly appointment: AppointmentId;
  readonly start: Instant;
  readonly copay: Cents;
}

/** The amounts due around one visit. */
export interface VisitDues {
  /** For this visit; 0 if there is none. */
  readonly copay: Cents;
  /** The practice's fee for canceling it now; 0 if there is none. */
  readonly cancellationFee: Cents;
}
