import type {
  Chart,
  DisputedEntry,
  Lab,
  RecordPrinter,
  RecordSubject,
  SummaryPrinter,
  SummaryError,
  VisitRecord,
} from '@portico/domain/health';
import type { Language } from '@portico/domain/kernel';
import type { PaymentDocuments, ReceiptDocument, StatementDocument } from '@portico/domain/payments';
import { summaryErrorText } from '../words/summary-error-text.ts';
import type { PrintingPool } from './printing-pool.ts';

/** `PdfRecordPrinter`, off the event loop. */
export class ThreadedRecordPrinter implements RecordPrinter {
  readonly #pool: PrintingPool;

  constructor(pool: PrintingPool) {
    this.#pool = pool;
  }

  record(
    subject: RecordSubject,
    chart: Chart,
    language: Language,
    disputed: readonly DisputedEntry[] = [],
  ): Promise<Uint8Array> {
    return this.#pool.print('record', subject, chart, language, disputed);
  }

  lab(subject: RecordSubject, lab: Lab, language: Language): Promise<Uint8Array> {
    return this.#pool.print('lab', subject, lab, language);
  }
}

/** `PdfSummaryPrinter`, off the event loop. */
export class ThreadedSummaryPrinter implements SummaryPrinter {
  readonly #pool: PrintingPool;

  constructor(pool: PrintingPool) {
    this.#pool = pool;
  }

  summary(subject: RecordSubject, record: VisitRecord, language: Language): Promise<Uint8Array> {
    return this.#pool.print('summary', subject, record, language);
  }

  summaryPage(subject: RecordSubject, record: VisitRecord, language: Language): Promise<Uint8Array> {
    return this.#pool.print('summaryPage', subject, record, language);
  }

  summaryError(problem: SummaryError, language: Language): string {
    return summaryErrorText(problem, language);
  }
}

/** `PdfPaymentDocuments`, off the event loop. */
export class ThreadedPaymentDocuments implements PaymentDocuments {
  readonly #pool: PrintingPool;

  constructor(pool: PrintingPool) {
    this.#pool = pool;
  }

  receipt(paper: ReceiptDocument, language: Language): Promise<Uint8Array> {
    return this.#pool.print('receipt', paper, language);
  }

  statement(paper: StatementDocument, language: Language): Promise<Uint8Array> {
    return this.#pool.print('statement', paper, language);
  }
}
