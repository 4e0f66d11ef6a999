export * from './holding.ts';
export * from './stage.ts';
