export * from './delegates-world.ts';
