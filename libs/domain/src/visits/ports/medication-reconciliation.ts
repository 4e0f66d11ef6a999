import type { Instant, PatientRef } from '../../kernel/index.ts';
import type { HistoryList, HistoryReport, MedsAllergies } from '../check-in-history.ts';

export const historyKinds = ['allergies', 'medications'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** What patients say of their allergies and medications to their practice. */
export interface MedicationReconciliation {
  /** What stands now, with what the patient said before. In the order of their names. */
  of(patient: PatientRef): Promise<MedsAllergies<HistoryList>>;
  /**
   * Takes a report that fits what stands. It arrives in the practice's own manner: in the chart, as said by the patient,
   * or as a request to change it. The same report twice is one.
   */
  report(patient: PatientRef, report: MedsAllergies<HistoryReport>, now: Instant): Promise<void>;
}
