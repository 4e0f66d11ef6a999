export * from './arbitraries.ts';
export * from './memory-survey-store.ts';
export * from './sample-survey.ts';
