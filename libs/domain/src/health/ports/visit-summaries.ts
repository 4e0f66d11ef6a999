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
   * summarize. Whoever helps the patient is given the contents alone, without the entries that are hidden from them;
   * `hidden` is absent for the patient.
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
  /** Undefined if it is not this patient's, or does not exist. For `hidden`, see `VisitSummaries`. */
  open(
    patient: PatientRef,
    id: AppointmentId,
    language: Language,
    now: Instant,
    hidden?: readonly EntryRef[],
  ): Promise<ReadSummary | undefined>;
  /** Makes the practice send it, without what is hidden; idempotent. False if it does not exist. */
  send(patient: PatientRef, id: AppointmentId, to: Email, now: Instant, hidden?: readonly EntryRef[]): Promise<boolean>;
}
