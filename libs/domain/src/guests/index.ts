export * from './errand.ts';
export * from './identity-check.ts';
export * from './visit-link.ts';
