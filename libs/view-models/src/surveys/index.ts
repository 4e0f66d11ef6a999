export { SurveyViewModel } from './survey.view-model.ts';
export { SurveysViewModel } from './surveys.view-model.ts';
