export * from './memory-activity-log.ts';
