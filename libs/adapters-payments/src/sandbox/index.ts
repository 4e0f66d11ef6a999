export * from './clover/index.ts';
export * from './faults.ts';
export * from './journal.ts';
export * from './payeezy/index.ts';
export * from './processors.ts';
