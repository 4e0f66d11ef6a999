export * from './activity.ts';
export * from './ports/activity-log.ts';
