export * from './check-out-fixture.ts';
