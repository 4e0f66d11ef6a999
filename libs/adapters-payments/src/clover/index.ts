export * from './clover-merchant.ts';
export type { CloverKeyStore, CloverRuntime, CloverSettings } from './settings.ts';
export * from '../wire/processor-error.ts';
