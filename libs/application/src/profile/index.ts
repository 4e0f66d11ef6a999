export * from './personal.view-model.ts';
export * from './profile.port.ts';
export * from './profile.service.ts';
