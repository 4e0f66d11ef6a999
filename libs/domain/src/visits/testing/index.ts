export * from './arbitraries.ts';
export * from './check-in-arbitraries.ts';
export * from './memory-check-out-desk.ts';
export * from './memory-check-in-desk.ts';
export * from './memory-check-ins.ts';
export * from './memory-history-catalog.ts';
export * from './memory-outside-tasks.ts';
export * from './memory-patient-history.ts';
