export { schedulingFixture } from './scheduling-fixture.ts';
