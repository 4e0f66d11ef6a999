export * from './forgot-password.view-model.ts';
export * from './new-password.view-model.ts';
export * from './recovery.port.ts';
export * from './recovery.service.ts';
