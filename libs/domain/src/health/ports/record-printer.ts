import type { Language, LocalDate } from '../../kernel/index.ts';
import type { PracticeFace } from '../../practices/index.ts';
import type { Details, PatientContact, SourceFacts } from '../../profile/index.ts';
import type { DisputedEntry } from '../entries/amendment-request.ts';
import type { Chart, Lab } from '../patient-chart.ts';

/** The patient whose record is printed. */
export interface RecordSubject {
  readonly name: string;
  readonly birthDate?: LocalDate;
  readonly practiceName: string;
  readonly practiceFace?: PracticeFace;
  readonly printedOn?: LocalDate;
  /** What the profile says of the person; absent where the reader may not see it, and where one report is printed. */
  readonly person?: PrintedPerson;
}

export interface PrintedPerson {
  readonly contact: Pick<PatientContact, 'email' | 'phone'>;
  readonly details: Details;
  readonly sourceFacts?: SourceFacts;
}

/** Renders health records as PDF in the person's language. Returns bytes that start with `%PDF`. */
export interface RecordPrinter {
  record(
    subject: RecordSubject,
    chart: Chart,
    language: Language,
    disputed?: readonly DisputedEntry[],
  ): Promise<Uint8Array>;
  lab(subject: RecordSubject, lab: Lab, language: Language): Promise<Uint8Array>;
}
