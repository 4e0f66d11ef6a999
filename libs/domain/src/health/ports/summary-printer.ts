import type { Language } from '../../kernel/index.ts';
import type { SummaryError, VisitRecord } from '../visit-summary.ts';
import type { RecordSubject } from './record-printer.ts';

/** Prints what a summary says, in the person's language. */
export interface SummaryPrinter {
  /** Bytes that start with `%PDF`. */
  summary(subject: RecordSubject, record: VisitRecord, language: Language): Promise<Uint8Array>;
  /** The same as one page of HTML, without any script. */
  summaryPage(subject: RecordSubject, record: VisitRecord, language: Language): Promise<Uint8Array>;
  /** What the person is told where it could not be made. */
  summaryError(problem: SummaryError, language: Language): string;
}
