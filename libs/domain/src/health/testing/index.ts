export * from './memory-charts.ts';
