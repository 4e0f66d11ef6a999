export * from './check-out-world.ts';
