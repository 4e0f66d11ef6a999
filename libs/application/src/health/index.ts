export type { FileContent, FileDelivery } from '../kernel/index.ts';
export * from './health.port.ts';
export * from './health.service.ts';
export * from './my-health.view-model.ts';
