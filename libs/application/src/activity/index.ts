export * from './activity-history.port.ts';
export * from './activity-history.service.ts';
export * from './activity-history.view-model.ts';
export * from './record-activity.ts';
