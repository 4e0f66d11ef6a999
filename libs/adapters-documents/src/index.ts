export * from './ics-calendar-files.ts';
export * from './pdf-payment-documents.ts';
export * from './pdf-record-printer.ts';
export * from './pdf-summary-printer.ts';
export { drawingThreads, ScannedUploads } from './pictures/scanned-uploads.ts';
export { PrintingPool } from './threads/printing-pool.ts';
export * from './threads/threaded-printers.ts';
export { type ClamdAddress, ClamdScanner } from './scanning/clamd-scanner.ts';
