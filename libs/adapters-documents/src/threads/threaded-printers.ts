import type {
  Chart,
  Lab,
  RecordPrinter,
  RecordSubject,
  SummaryPrinter,
  SummaryTrouble,
  VisitRecord,
} from '@portico/domain/health';
import type { Language } from '@portico/domain/kernel';
import type { PaymentPapers, ReceiptPaper, StatementPaper } from '@portico/domain/payments';
import { PdfSummaryPrinter } from '../pdf-summary-printer.ts';
import type { PrintingPool } from './printing-pool.ts';

/** `PdfRecordPrinter`, off the event loop. */
export class ThreadedRecordPrinter implements RecordPrinter {
  readonly #pool: PrintingPool;

  constructor(pool: PrintingPool) {
    this.#pool = pool;
  }

  record(subject: RecordSubject, chart: Chart, language: Language): Promise<Uint8Array> {
    return this.#pool.print('record', subject, chart, language);
  }

  lab(subject: RecordSubject, lab: Lab, language: Language): Promise<Uint8Array> {
    return this.#pool.print('lab', subject, lab, language);
  }
}

/** `PdfSummaryPrinter`, off the event loop. */
export class ThreadedSummaryPrinter implements SummaryPrinter {
  readonly #pool: PrintingPool;
  readonly #words = new PdfSummaryPrinter();

  constructor(pool: PrintingPool) {
    this.#pool = pool;
  }

  summary(subject: RecordSubject, record: VisitRecord, language: Language): Promise<Uint8Array> {
    return this.#pool.print('summary', subject, record, language);
  }

  summaryPage(subject: RecordSubject, record: VisitRecord, language: Language): Promise<Uint8Array> {
    return this.#pool.print('summaryPage', subject, record, language);
  }

  summaryTrouble(trouble: SummaryTrouble, language: Language): string {
    return this.#words.summaryTrouble(trouble, language);
  }
}

/** `PdfPaymentPapers`, off the event loop. */
export class ThreadedPaymentPapers implements PaymentPapers {
  readonly #pool: PrintingPool;

  constructor(pool: PrintingPool) {
    this.#pool = pool;
  }

  receipt(paper: ReceiptPaper, language: Language): Promise<Uint8Array> {
    return this.#pool.print('receipt', paper, language);
  }

  statement(paper: StatementPaper, language: Language): Promise<Uint8Array> {
    return this.#pool.print('statement', paper, language);
  }
}
