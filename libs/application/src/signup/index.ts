export { trackedSignup } from './tracked-signup.ts';
export type * from './signup.port.ts';
export { linkEnds, signupErrors } from './signup.port.ts';
export type { SignupDeps } from './signup-deps.ts';
export type { SignupForm } from './signup-form.ts';
export { Invitations, type InvitationOrder, type InvitationsDeps } from './invitations.ts';
export { readSignupQuery, type SignupQuery } from './signup-query.ts';
export { SignupService } from './signup.service.ts';
export { SignupViewModel, type SignupView } from './signup.view-model.ts';
