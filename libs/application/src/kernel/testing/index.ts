export * from './holding.ts';
export * from './memory-analytics.ts';
export * from './memory-turns.ts';
export * from './stage.ts';
