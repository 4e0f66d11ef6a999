import type { Instant, PatientRef, PracticeId } from '../../kernel/index.ts';
import type { Dispute, DisputeId } from '../dispute.ts';
import type { Difference, DifferenceId, LedgerRefund, SettledCharge } from '../settlement.ts';
import type { ActivitySpan, ProcessorLine } from './processor-activity.ts';

/** The ledger's entries in a span of time; `stepTaken` is filled in elsewhere. */
export interface LedgerSide {
  readonly charges: readonly Omit<SettledCharge, 'stepTaken'>[];
  readonly refunds: readonly LedgerRefund[];
}

/** A practice that nobody else compares before `until`. */
export interface LeasedSettlement {
  readonly practice: PracticeId;
  readonly until: Instant;
}

/** Results of comparing the ledger with the processors. */
export interface Settlements {
  /**
   * Leases up to `limit` practices that ever had a charge and are to be compared by `now`, the longest overdue first,
   * without those of `except` that came due after `left`. No other worker is given them before `until`.
   */
  claim(
    now: Instant,
    until: Instant,
    limit: number,
    except: readonly PracticeId[],
    left: Instant,
  ): Promise<readonly LeasedSettlement[]>;
  /** Ends a lease: the practice is compared next at `at`. Does nothing if the lease is over and was given to another. */
  lookAgain(leased: LeasedSettlement, at: Instant): Promise<void>;
  /** Up to when a practice was compared; undefined if it never was. */
  settledUntil(practice: PracticeId): Promise<Instant | undefined>;
  /** Every charge that was captured, refunded or closed within the span, or that a line names. */
  ledgerSide(practice: PracticeId, span: ActivitySpan, lines: readonly ProcessorLine[]): Promise<LedgerSide>;
  /** Writes the differences and that the span was compared, in one step; returns the differences that are new. */
  record(
    practice: PracticeId,
    span: ActivitySpan,
    found: readonly Difference[],
    at: Instant,
  ): Promise<readonly Difference[]>;
  /** Differences that are not explained yet, the oldest first. */
  open(practice?: PracticeId): Promise<readonly Difference[]>;
  /** False if there is no such open difference. */
  explain(practice: PracticeId, id: DifferenceId, words: string, at: Instant): Promise<boolean>;
}

/** Disputed payments. */
export interface Disputes {
  /**
   * Opens a dispute, or closes the open one of this name; a lost one writes its ledger posting in the same step. A
   * closed one is not changed. False if nothing changed.
   */
  put(dispute: Dispute): Promise<boolean>;
  byId(practice: PracticeId, id: DisputeId): Promise<Dispute | undefined>;
  of(patient: PatientRef): Promise<readonly Dispute[]>;
  /** Those that are open, the oldest first. */
  open(practice?: PracticeId): Promise<readonly Dispute[]>;
}
