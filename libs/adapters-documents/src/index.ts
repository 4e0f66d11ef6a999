export * from './ics-calendar-files.ts';
export * from './pdf-payment-papers.ts';
export * from './pdf-record-printer.ts';
export * from './pdf-summary-printer.ts';
