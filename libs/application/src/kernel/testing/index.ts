export { holding } from './delayed-answers.ts';
export { MemoryAnalytics } from './memory-analytics.ts';
