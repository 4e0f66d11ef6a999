export * from './errand.ts';
export * from './identity-check.ts';
