import type { Language, LocalDate } from '../../kernel/index.ts';
import type { DisputedEntry } from '../entries/amendment-request.ts';
import type { Chart, Lab } from '../patient-chart.ts';

/** The patient whose record is printed. */
export interface RecordSubject {
  readonly name: string;
  readonly birthDate?: LocalDate;
  readonly practiceName: string;
  readonly printedOn?: LocalDate;
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
