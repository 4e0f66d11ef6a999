export * from './arbitraries.ts';
export * from './memory-schedule.ts';
export * from './memory-visit-desk.ts';
