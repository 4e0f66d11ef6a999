export { anaForBen, born, delegatesFixture, rosaEmail, rosaPassword, wrongDay } from './delegates-fixture.ts';
