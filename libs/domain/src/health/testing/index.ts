export * from './arbitraries.ts';
export * from './memory-charts.ts';
export * from './memory-summary-jobs.ts';
export * from './memory-visit-summaries.ts';
