export * from './arbitraries.ts';
export * from './counted-guess.ts';
export * from './edges.ts';
export * from './law.ts';
export * from './memory-sealing.ts';
