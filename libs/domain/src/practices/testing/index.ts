export * from './arbitraries.ts';
export * from './memory-practices.ts';
