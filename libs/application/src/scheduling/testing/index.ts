export * from './booking-fixture.ts';
export * from './scheduling-fixture.ts';
