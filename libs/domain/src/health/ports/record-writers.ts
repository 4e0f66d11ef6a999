import type { DocumentId, Instant } from '../../kernel/index.ts';
import type { Details, KeptInsurance, PatientContact, PatientIdentity, SourceFacts } from '../../profile/index.ts';
import type { DisputedEntry } from '../entries/amendment-request.ts';
import type { Chart } from '../patient-chart.ts';

/** The standards in which a whole record is taken along, by the names that they are known by. */
export const recordForms = ['fhir', 'ccda', 'ips'] as const;
export type RecordForm = (typeof recordForms)[number];

/** A record as one person may see it. */
export interface RecordToTake {
  readonly identity: PatientIdentity;
  readonly practiceName: string;
  /** Absent where the person may not see it. */
  readonly contact?: Pick<PatientContact, 'email' | 'phone'>;
  /** Absent where the person may not see it. */
  readonly registration?: {
    readonly details: Details;
    readonly insurances: readonly KeptInsurance[];
    readonly sourceFacts?: SourceFacts;
  };
  readonly chart: Chart;
  /** Requests to amend it that were denied, and what the person says to that. */
  readonly disputed?: readonly DisputedEntry[];
  /** The bytes of documents that the file holds. */
  readonly documents: ReadonlyMap<DocumentId, Uint8Array>;
  /** Whether the person may see the visits. */
  readonly withVisits: boolean;
  readonly now: Instant;
}

/** Writes a whole record as one file that other systems read. */
export interface RecordWriter {
  write(record: RecordToTake): Promise<Uint8Array>;
}

export type RecordWriters = Readonly<Record<RecordForm, RecordWriter>>;
