export * from './pdf-payment-papers.ts';
export * from './pdf-record-printer.ts';
