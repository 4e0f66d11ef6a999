export { PracticeChoice } from './practice-choice.ts';
export { readSignupQuery } from './signup-query.ts';
export { SignupViewModel } from './signup.view-model.ts';
export { trackedSignup } from './signup-analytics.ts';
