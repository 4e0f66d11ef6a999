export * from './booking-world.ts';
