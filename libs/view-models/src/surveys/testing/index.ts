export { listened, more, named, overall, rate, settled, surveyFixture, surveyId } from './survey-fixture.ts';
