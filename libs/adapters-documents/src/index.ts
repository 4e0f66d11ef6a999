export * from './ics-calendar-files.ts';
export * from './pdf-payment-papers.ts';
export * from './pdf-record-printer.ts';
