import type { Chart, NoteHeadline, RecordForm, Section } from '@portico/domain/health';
import type { DocumentId, LabId, PatientId } from '@portico/domain/kernel';
import type { RefillsOverview } from '../refills/index.ts';
import type { ServiceResult, FileContent } from '../kernel/index.ts';
import type { EntryMarks } from './record-entries.port.ts';

/** A chart without the texts of its notes, which have a page each. */
export type ShownChart = Omit<Chart, 'notes'> & { readonly notes: Section<NoteHeadline> };

/** The record, how far requests for refills of its medications came, and what stands beside its entries. */
export interface MyHealth {
  readonly chart: ShownChart;
  readonly refills: RefillsOverview;
  readonly marks: EntryMarks;
}

/** The health record in the current practice. */
export interface Health {
  myHealth(): ServiceResult<MyHealth>;
  /** The whole record as a PDF (`APT-276`). */
  record(patient: PatientId): ServiceResult<FileContent>;
  /** The whole record as one file that other portals, offices and apps read. */
  recordFile(patient: PatientId, form: RecordForm): ServiceResult<FileContent>;
  /** All lab results as a table for spreadsheets. */
  labTable(patient: PatientId): ServiceResult<FileContent>;
  /** All claims and explanations of benefits as a table for spreadsheets. */
  billTable(patient: PatientId): ServiceResult<FileContent>;
  /** One lab report as a PDF (`APT-277`). */
  lab(lab: LabId): ServiceResult<FileContent>;
  /** The person opened a lab report: it is new no more. */
  seeLab(lab: LabId): ServiceResult<void>;
  document(document: DocumentId): ServiceResult<FileContent>;
}
