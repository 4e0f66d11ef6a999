export * from './arbitraries.ts';
export * from './memory-check-out-desk.ts';
