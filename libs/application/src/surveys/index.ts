export * from './guest-surveys.service.ts';
export type { SurveysDeps } from './survey-answering.ts';
export * from './survey.view-model.ts';
export * from './surveys-of-visit.ts';
export * from './surveys.port.ts';
export * from './surveys.service.ts';
export * from './surveys.view-model.ts';
