export * from './cash-commands.ts';
export * from './cash-world.ts';
export * from './mortal.ts';
export * from './paying-world.ts';
