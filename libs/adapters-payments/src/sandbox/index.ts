export * from './clover/index.ts';
export * from './faults.ts';
export * from './journal.ts';
