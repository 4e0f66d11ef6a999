export * from './booking-world.ts';
export * from './scheduling-world.ts';
