export { DelegateAccountCreation } from './create-delegate-account.ts';
export { DelegateInvitationService } from './delegate-invitation-service.ts';
export { DelegateSignInService } from './delegate-sign-in.service.ts';
export { DelegatesService } from './delegates.service.ts';
export { ManagedProfileList } from './managed-profiles.ts';
export { PersonAtPractice, type InTime } from './person-at-practice.ts';
export { RepresentedPeopleService } from './represented-people.service.ts';
export { SentInvitations } from './sent-invitations.ts';
export { InvitationCheck } from './verify-invitation.ts';
