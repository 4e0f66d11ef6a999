export * from './arbitraries.ts';
export * from './memory-schedule.ts';
