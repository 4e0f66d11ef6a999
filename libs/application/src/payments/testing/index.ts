export { tokenOf, typedCard } from './cards-world.ts';
export * from './cash-commands.ts';
export * from './cash-world.ts';
export * from './mortal.ts';
export * from './paying-world.ts';
export { another, cents, day, due, generous, guestCall, tillWorld } from './till-world.ts';
export * from './plan-events.ts';
export * from './plan-world.ts';
export { full } from './till-choices.ts';
