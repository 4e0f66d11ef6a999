import { PdfPaymentDocuments } from '../pdf-payment-documents.ts';
import { PdfRecordPrinter } from '../pdf-record-printer.ts';
import { PdfSummaryPrinter } from '../pdf-summary-printer.ts';

const record = new PdfRecordPrinter();
const summary = new PdfSummaryPrinter();
const documents = new PdfPaymentDocuments();

/** Everything that is printed off the event loop, by name. */
export const printers = {
  record: record.record.bind(record),
  lab: record.lab.bind(record),
  summary: summary.summary.bind(summary),
  summaryPage: summary.summaryPage.bind(summary),
  receipt: documents.receipt.bind(documents),
  statement: documents.statement.bind(documents),
};

export type Printers = typeof printers;
export type Printed = keyof Printers;
