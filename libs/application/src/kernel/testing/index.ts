export { holding } from './holding.ts';
export { MemoryAnalytics } from './memory-analytics.ts';
