export * from './delegates-fixture.ts';
