export { AccountOpening } from './confirm-account.ts';
export { SignupMails } from './confirmation-mail.ts';
export { EmailConfirmation } from './email-confirmation.ts';
export { Enrollment } from './enrollment.ts';
export { Invitations } from './invitations.ts';
export { InvitedSignup } from './invited-signup.ts';
export { ConfirmationResending } from './resend-confirmation.ts';
export { SignupService } from './signup.service.ts';
export type { Visitor } from './visitor.ts';
