import type { Instant, PatientRef, PracticeId } from '../../kernel/index.ts';
import type { Dispute, DisputeId } from '../dispute.ts';
import type { Difference, DifferenceId, LedgerRefund, SettledCharge } from '../settlement.ts';
import type { ActivitySpan, ProcessorLine } from './processor-activity.ts';

/** What the ledger has of a span of time; `stepTaken` is not the ledger's to know. */
export interface LedgerSide {
  readonly charges: readonly Omit<SettledCharge, 'stepTaken'>[];
  readonly refunds: readonly LedgerRefund[];
}

/** What was compared with the processors, and what differed. */
export interface Settlements {
  /** Those that ever had a charge and were not compared up to later than this, all practices at once. */
  due(comparedUntil: Instant): Promise<readonly PracticeId[]>;
  /** Up to when a practice was compared; undefined where it never was. */
  settledUntil(practice: PracticeId): Promise<Instant | undefined>;
  /** Every charge that was captured, given back or ended within the span, or that a line names. */
  ledgerSide(practice: PracticeId, span: ActivitySpan, lines: readonly ProcessorLine[]): Promise<LedgerSide>;
  /** Writes what differed and that the span was compared, in one step; answers those that were not known before. */
  record(
    practice: PracticeId,
    span: ActivitySpan,
    found: readonly Difference[],
    at: Instant,
  ): Promise<readonly Difference[]>;
  /** What nobody explained yet, the oldest first. */
  open(practice?: PracticeId): Promise<readonly Difference[]>;
  /** False where there is no such open difference. */
  explain(practice: PracticeId, id: DifferenceId, words: string, at: Instant): Promise<boolean>;
}

/** Payments that cardholders dispute. */
export interface Disputes {
  /**
   * Opens a dispute, or closes the one that is open under this name; a lost one puts its posting into the same step. What
   * is closed stays as it is. False where nothing changed.
   */
  put(dispute: Dispute): Promise<boolean>;
  byId(practice: PracticeId, id: DisputeId): Promise<Dispute | undefined>;
  of(patient: PatientRef): Promise<readonly Dispute[]>;
  /** Those that are open, the oldest first. */
  open(practice?: PracticeId): Promise<readonly Dispute[]>;
}
