export * from './health.port.ts';
export * from './health.service.ts';
export * from './my-health.view-model.ts';
