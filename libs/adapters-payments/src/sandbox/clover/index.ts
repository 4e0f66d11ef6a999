export { cloverSavedCard } from './saved-card.ts';
export * from './clover-sandbox.ts';
export type { CloverBooks } from './charges.ts';
export type { CloverProfile, CloverSwitches } from './switches.ts';
