import type { Email } from '../../access/index.ts';
import type { AppointmentId, Instant, Language, PatientRef } from '../../kernel/index.ts';
import type { EntryRef } from '../entries/entry-ref.ts';
import type { ReadSummary, SummaryDocument, SummaryPeriod, SummaryWanted, VisitRecord } from '../visit-summary.ts';

/** A practice system's data about the completed visits of one patient. */
export interface VisitSummaries {
  /** Whether there is anything to summarize. */
  has(patient: PatientRef, wanted: SummaryWanted): Promise<boolean>;
  /**
   * The contents to print, the finished document or where the practice stores it; undefined if there is nothing to
   * summarize, or if it cannot be told without the entries that are hidden.
   */
  make(
    patient: PatientRef,
    wanted: SummaryWanted,
    now: Instant,
    hidden?: readonly EntryRef[],
  ): Promise<MadeSummary | undefined>;
}

export type MadeSummary =
  | { readonly kind: 'record'; readonly record: VisitRecord }
  /** As the practice wrote it. */
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array }
  | { readonly kind: 'kept'; readonly url: string };

/** The C-CDA documents that a practice system stores for the completed visits of one patient. */
export interface SummaryDocuments {
  /** Those of visits that started on these days; latest first. */
  list(patient: PatientRef, period: SummaryPeriod, language: Language): Promise<readonly SummaryDocument[]>;
  /** Those of these visits, in this order; without those of other patients. */
  of(patient: PatientRef, visits: readonly AppointmentId[], language: Language): Promise<readonly SummaryDocument[]>;
  /** Without the entries that are hidden. Undefined if it is not this patient's, or does not exist. */
  open(
    patient: PatientRef,
    id: AppointmentId,
    language: Language,
    now: Instant,
    hidden?: readonly EntryRef[],
  ): Promise<ReadSummary | undefined>;
  /** Makes the practice send it; idempotent. False if it does not exist. */
  send(patient: PatientRef, id: AppointmentId, to: Email, now: Instant): Promise<boolean>;
}
