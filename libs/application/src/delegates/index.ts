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
  HelpersOfPerson,
  InvitationChange,
  InvitationShut,
  InviteDelegateRefusal,
  ManagedProfiles,
  NewDelegate,
  OtherHelper,
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
