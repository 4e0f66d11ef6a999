export { cloverSavedCard } from './saved-card.ts';
export { CloverSandbox } from './clover-sandbox.ts';
export type { CloverProfile, CloverSwitches } from './behavior-switches.ts';
