export { dataCopyPage, type DataCopy } from './copy/data-copy-page.ts';
export { copyTopics, type CopyTopic } from './copy/copy-topics.ts';
export { CsvRecordTables } from './csv-record-tables.ts';
export { IcsCalendarFiles } from './ics-calendar-files.ts';
export { drawingThreads, ScannedUploads } from './pictures/scanned-uploads.ts';
export { PrintingPool } from './threads/printing-pool.ts';
export {
  ThreadedRecordPrinter,
  ThreadedSummaryPrinter,
  ThreadedPaymentDocuments,
} from './threads/threaded-printers.ts';
export { type ClamdAddress, ClamdScanner } from './scanning/clamd-scanner.ts';
