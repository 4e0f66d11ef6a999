export * from './messages-fixture.ts';
