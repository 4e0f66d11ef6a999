export * from './online-service.ts';
export * from './identity-check.ts';
export * from './visit-link.ts';
