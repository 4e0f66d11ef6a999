export * from './faults.ts';
export * from './journal.ts';
