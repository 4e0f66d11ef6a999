import type { Language } from '../../kernel/index.ts';
import type { SummaryError, VisitRecord } from '../visit-summary.ts';
import type { RecordSubject } from './record-printer.ts';

/** Renders a summary in the person's language. */
export interface SummaryPrinter {
  /** Bytes that start with `%PDF`. */
  summary(subject: RecordSubject, record: VisitRecord, language: Language): Promise<Uint8Array>;
  /** The same as one page of HTML without scripts. */
  summaryPage(subject: RecordSubject, record: VisitRecord, language: Language): Promise<Uint8Array>;
  /** The message for a summary that could not be generated. */
  summaryError(problem: SummaryError, language: Language): string;
}
