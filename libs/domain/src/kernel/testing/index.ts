export * from './arbitraries.ts';
export * from './law.ts';
