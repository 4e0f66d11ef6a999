export * from './arbitraries.ts';
export * from './memory-survey-desk.ts';
export * from './sample-survey.ts';
