import type { Cents, Instant, LocalDate } from '../kernel/index.ts';

/** What a patient owes a practice, as of a moment. */
export interface Balance {
  readonly due: Cents;
  readonly asOf: Instant;
}

export interface Statement {
  readonly id: string;
  readonly date: LocalDate;
  readonly total: Cents;
}

/** A statement as it is printed. */
export interface StatementContents extends Statement {
  /** Oldest first; they sum to `total`. */
  readonly lines: readonly StatementLine[];
}

export interface StatementLine {
  readonly date: LocalDate;
  readonly description: string;
  /** Less than 0 for a payment or an adjustment. */
  readonly amount: Cents;
}

/** What is to be paid around one visit. */
export interface VisitDues {
  /** For this visit; 0 where there is none. */
  readonly copay: Cents;
  /** What the practice takes for canceling it now; 0 for nothing. */
  readonly cancellationFee: Cents;
}
