export type {
  DelegateAccountRefusal,
  DelegateSignIn,
  Led,
  NewDelegateAccount,
  VerifiedInvitation,
  WrongBirthDate,
} from './delegate-sign-in.port.ts';
export type {
  DelegateGrant,
  DelegateLink,
  Delegates,
  InvitationChange,
  InvitationShut,
  InviteDelegateRefusal,
  ManagedProfiles,
  NewDelegate,
  OwnDelegate,
  PendingInvitation,
  PermissionChange,
} from './delegates.port.ts';
export { mostPeopleAtOnce } from './represented-people.port.ts';
export type {
  NextVisit,
  OverviewAtPractice,
  OverviewVisits,
  PersonOverview,
  RepresentedPeople,
} from './represented-people.port.ts';
