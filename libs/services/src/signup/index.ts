export { Invitations } from './invitations.ts';
export { SignupService } from './signup.service.ts';
