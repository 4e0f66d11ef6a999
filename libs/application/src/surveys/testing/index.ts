export * from './survey-fixture.ts';
