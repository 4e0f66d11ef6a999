export * from './arbitraries.ts';
export * from './check-in-arbitraries.ts';
export * from './memory-check-out-system.ts';
export * from './memory-check-in-system.ts';
export * from './memory-check-ins.ts';
export * from './memory-history-catalog.ts';
export * from './memory-third-party-tasks.ts';
export * from './memory-medication-reconciliation.ts';
