export * from './clover-merchant.ts';
export type { CloverMachine, CloverSettings } from './settings.ts';
export * from '../wire/trouble.ts';
