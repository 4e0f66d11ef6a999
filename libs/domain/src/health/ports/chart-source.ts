import type { DocumentId, LabId, PatientRef } from '../../kernel/index.ts';
import type { Chart, ChartDocument, Lab } from '../chart.ts';

export interface DocumentContent {
  readonly document: ChartDocument;
  readonly bytes: Uint8Array;
}

/** The sections that a person sees at a glance. */
export type ChartSummary = Pick<Chart, 'allergies' | 'medications' | 'conditions'>;

/** Answers the summary alone, without reading the rest of the chart. */
export interface ChartSummarySource {
  summary(patient: PatientRef): Promise<ChartSummary>;
}

/** The health record that a practice system keeps for one patient. */
export interface ChartSource extends ChartSummarySource {
  /** All sections, each newest first; labs carry their result lines. A patient without a chart has "no information". */
  chart(patient: PatientRef): Promise<Chart>;
  lab(patient: PatientRef, lab: LabId): Promise<Lab | undefined>;
  /** `undefined` when the document is not this patient's, does not exist, or its bytes are not kept here. */
  document(patient: PatientRef, document: DocumentId): Promise<DocumentContent | undefined>;
}
