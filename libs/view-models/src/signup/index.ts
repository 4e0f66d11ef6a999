export { readSignupQuery } from './signup-query.ts';
export { SignupViewModel } from './signup.view-model.ts';
export { trackedSignup } from './tracked-signup.ts';
