export * from './support.port.ts';
export * from './support.service.ts';
export * from './support.view-model.ts';
