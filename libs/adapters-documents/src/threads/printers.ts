import { PdfPaymentPapers } from '../pdf-payment-papers.ts';
import { PdfRecordPrinter } from '../pdf-record-printer.ts';
import { PdfSummaryPrinter } from '../pdf-summary-printer.ts';

const record = new PdfRecordPrinter();
const summary = new PdfSummaryPrinter();
const papers = new PdfPaymentPapers();

/** Everything that is printed off the event loop, by name. */
export const printers = {
  record: record.record.bind(record),
  lab: record.lab.bind(record),
  summary: summary.summary.bind(summary),
  summaryPage: summary.summaryPage.bind(summary),
  receipt: papers.receipt.bind(papers),
  statement: papers.statement.bind(papers),
};

export type Printers = typeof printers;
export type Printed = keyof Printers;
