export * from './logbook.ts';
