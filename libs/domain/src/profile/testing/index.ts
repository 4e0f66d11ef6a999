export * from './arbitraries.ts';
export * from './memory-patients.ts';
