import type { Email } from '../../access/index.ts';
import type { AppointmentId, Instant, Language, PatientRef } from '../../kernel/index.ts';
import type { ReadSummary, SummaryDocument, SummaryPeriod, SummaryWanted, VisitRecord } from '../visit-summary.ts';

/** What a practice system tells of the completed visits of one patient. */
export interface VisitSummaries {
  /** Whether there is something to tell. */
  has(patient: PatientRef, wanted: SummaryWanted): Promise<boolean>;
  /** What is printed, or where the practice keeps the finished document; undefined where there is nothing to tell. */
  make(patient: PatientRef, wanted: SummaryWanted, now: Instant): Promise<MadeSummary | undefined>;
}

export type MadeSummary =
  | { readonly kind: 'record'; readonly record: VisitRecord }
  | { readonly kind: 'kept'; readonly url: string };

/** The C-CDA documents that a practice system keeps of the completed visits of one patient. */
export interface SummaryDocuments {
  /** Those of visits that began on these days; latest first. */
  list(patient: PatientRef, period: SummaryPeriod, language: Language): Promise<readonly SummaryDocument[]>;
  /** Those of these visits, in this order; what is not this patient's is left out. */
  of(patient: PatientRef, visits: readonly AppointmentId[], language: Language): Promise<readonly SummaryDocument[]>;
  /** Undefined where it is not this patient's, or there is none. */
  open(patient: PatientRef, id: AppointmentId, language: Language, now: Instant): Promise<ReadSummary | undefined>;
  /** The practice sends it on; the same twice is one. False where there is none. */
  send(patient: PatientRef, id: AppointmentId, to: Email, now: Instant): Promise<boolean>;
}
