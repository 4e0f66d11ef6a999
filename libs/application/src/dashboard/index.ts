export * from './app-stores.view-model.ts';
export * from './dashboard.port.ts';
export * from './dashboard.service.ts';
export * from './dashboard.view-model.ts';
