export { readSignupQuery } from './signup-query.ts';
export { type SignupView, SignupViewModel } from './signup.view-model.ts';
export { trackedSignup } from './tracked-signup.ts';
