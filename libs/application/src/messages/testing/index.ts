export * from './messages-world.ts';
