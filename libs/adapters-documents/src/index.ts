export * from './pdf-record-printer.ts';
