export { ratings, ratingThresholds, surveyContents, answersTo } from './arbitraries.ts';
export { MemorySurveyStore } from './memory-survey-store.ts';
export { sampleSurvey, sampleRules } from './sample-survey.ts';
