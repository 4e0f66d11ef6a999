import type { DocumentId, LabId, LocalDate, PatientRef } from '../../kernel/index.ts';
import type { Chart, ChartDocument, Lab } from '../patient-chart.ts';
import type { ReportHeadline } from '../reported-results.ts';

export interface DocumentContent {
  readonly document: ChartDocument;
  readonly bytes: Uint8Array;
}

/** The sections of the chart's overview. */
export type ChartSummary = Pick<Chart, 'allergies' | 'medications' | 'conditions'>;

/** Reads the summary and what is new, without the rest of the chart. */
export interface ChartSummarySource {
  summary(patient: PatientRef): Promise<ChartSummary>;
  /** The reports that are ready and of that day or later (`reportedSince`), without their lines. */
  reportsSince(patient: PatientRef, since: LocalDate): Promise<readonly ReportHeadline[]>;
}

/** The health record that a practice system keeps for one patient. */
export interface ChartSource extends ChartSummarySource {
  /** All sections, each newest first; labs carry their result lines. A patient without a chart has "no information". */
  chart(patient: PatientRef): Promise<Chart>;
  lab(patient: PatientRef, lab: LabId): Promise<Lab | undefined>;
  /** `undefined` if the document is not this patient's, does not exist, or its bytes are not stored here. */
  document(patient: PatientRef, document: DocumentId): Promise<DocumentContent | undefined>;
}
