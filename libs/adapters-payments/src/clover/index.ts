export * from './clover-merchant.ts';
export type { CloverKeyStore, CloverMachine, CloverSettings } from './settings.ts';
export * from '../wire/trouble.ts';
