export * from './clover-merchant.ts';
export type { CloverMachine, CloverSettings, CloverTrouble } from './settings.ts';
