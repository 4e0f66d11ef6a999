export { anaForBen, born, delegatesFixture, rosaEmail, rosaPassword, wrongDay } from './delegates-fixture.ts';
export { delegateSignInOver, delegatesOver } from './delegates-services.ts';
