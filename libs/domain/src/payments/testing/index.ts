export * from './arbitraries.ts';
export * from './memory-billing.ts';
