export * from './arbitraries.ts';
export * from './memory-charts.ts';
