import type { Cents, Instant, LocalDate } from '../kernel/index.ts';

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
  /** Negative for a payment or an adjustment. */
  readonly amount: Cents;
}

/** The amounts due around one visit. */
export interface VisitDues {
  /** For this visit; 0 if there is none. */
  readonly copay: Cents;
  /** The practice's fee for canceling it now; 0 if there is none. */
  readonly cancellationFee: Cents;
}
