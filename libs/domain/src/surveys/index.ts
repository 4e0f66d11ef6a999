export * from './answers.ts';
export * from './ports/survey-store.ts';
export * from './progress.ts';
export * from './satisfaction.ts';
export * from './social-link.ts';
export * from './survey.ts';
