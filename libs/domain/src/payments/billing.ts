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
