import type { Instant, PatientRef } from '../../kernel/index.ts';
import type { HistoryList, HistoryReport, MedsAllergies } from '../medical-history.ts';

export const historyKinds = ['allergies', 'medications'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** Patients' reports of their allergies and medications to their practice. */
export interface MedicationReconciliation {
  /**
   * The current lists, including earlier reports of the patient. Ordered by name. With `since`, also what was reported
   * since then: which entries are new, and which are gone.
   */
  of(patient: PatientRef, since?: Instant): Promise<MedsAllergies<HistoryList>>;
  /**
   * Accepts a report that is valid for the current lists. The practice handles it in its own way: in the chart, as
   * reported by the patient, or as a request to change it. Idempotent.
   */
  report(patient: PatientRef, report: MedsAllergies<HistoryReport>, now: Instant): Promise<void>;
}
