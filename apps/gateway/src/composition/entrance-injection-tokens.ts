import type { Asked } from '@portico/services/activity';
import type { ForCall } from '@portico/services/kernel';
import { token } from './injection-tokens.ts';
import { byCaller, byPerson } from './service-injection-tokens.ts';
import type {
  Caller,
  FrameLayouts,
  Guesser,
  IdentityLinking,
  IdentityRedemption,
  IdentitySignIn,
  InvitationAcceptance,
  PasswordSignIn,
  SecondStepOf,
  SignIn,
  SignInCompletion,
} from '@portico/services/access';
import type {
  AppFactor,
  EmailChanges,
  LinkedProviders,
  OwnAccount,
  PasskeyChallenges,
  PasskeyFactor,
  PasswordChanges,
  ProviderRedirects,
  SecondFactorNews,
  SecondFactors,
  SentCodeOf,
  SessionCall,
  SignInSettings,
} from '@portico/services/authentication';
import type {
  DelegateAccountCreation,
  DelegateInvitationService,
  InvitationCheck,
  ManagedProfileList,
  PersonAtPractice,
  SentInvitations,
} from '@portico/services/delegates';
import type { AccountSecuring, FactorsOfReset, ResetLinkRequests } from '@portico/services/recovery';
import type { WaitListEntryUpdates } from '@portico/services/scheduling';
import type {
  AccountOpening,
  ConfirmationResending,
  EmailConfirmation,
  Enrollment,
  InvitedSignup,
  SignupMails,
} from '@portico/services/signup';
import type { CheckInPages, CheckInPlaces } from '@portico/services/visits';

const bySession = <Service>(name: string) => token<ForCall<SessionCall, Service>>(name);

const byAddress = <Service>(name: string) => token<ForCall<Pick<Caller, 'now' | 'address' | 'origin'>, Service>>(name);

/** Parts of sign-in, sign-up, recovery, delegation and check-in, which only other services ask for. */
export const entranceServices = {
  frameLayouts: token<FrameLayouts>('frameLayouts'),
  identityLinking: token<IdentityLinking>('identityLinking'),
  identityRedemption: token<IdentityRedemption>('identityRedemption'),
  managedProfileList: token<ManagedProfileList>('managedProfileList'),
  personAtPractice: token<PersonAtPractice>('personAtPractice'),
  passkeyChallenges: token<PasskeyChallenges>('passkeyChallenges'),
  providerRedirects: token<ProviderRedirects>('providerRedirects'),
  secondFactorNews: token<SecondFactorNews>('secondFactorNews'),
  secondStepOf: token<SecondStepOf>('secondStepOf'),
  sentCodeOf: token<SentCodeOf>('sentCodeOf'),
  signupMails: token<SignupMails>('signupMails'),
  waitListEntryUpdates: token<WaitListEntryUpdates>('waitListEntryUpdates'),
  accountOpening: byCaller<AccountOpening>('accountOpening'),
  accountSecuring: byAddress<AccountSecuring>('accountSecuring'),
  confirmationResending: byCaller<ConfirmationResending>('confirmationResending'),
  delegateAccountCreation: byCaller<DelegateAccountCreation>('delegateAccountCreation'),
  emailConfirmation: byCaller<EmailConfirmation>('emailConfirmation'),
  enrollment: byCaller<Enrollment>('enrollment'),
  factorsOfReset: byAddress<FactorsOfReset>('factorsOfReset'),
  identitySignIn: byCaller<IdentitySignIn>('identitySignIn'),
  invitationAcceptance: byCaller<InvitationAcceptance>('invitationAcceptance'),
  invitationCheck: byCaller<InvitationCheck>('invitationCheck'),
  invitedSignup: byCaller<InvitedSignup>('invitedSignup'),
  passwordSignIn: byCaller<PasswordSignIn>('passwordSignIn'),
  resetLinkRequests: byAddress<ResetLinkRequests>('resetLinkRequests'),
  signIn: byCaller<SignIn>('signIn'),
  signInCompletion: byCaller<SignInCompletion>('signInCompletion'),
  delegateInvitations: token<ForCall<Asked & Guesser, DelegateInvitationService>>('delegateInvitations'),
  checkInPages: byPerson<CheckInPages>('checkInPages'),
  checkInPlaces: byPerson<CheckInPlaces>('checkInPlaces'),
  ownAccount: byPerson<OwnAccount>('ownAccount'),
  sentInvitations: byPerson<SentInvitations>('sentInvitations'),
  appFactor: bySession<AppFactor>('appFactor'),
  emailChanges: bySession<EmailChanges>('emailChanges'),
  linkedProviders: bySession<LinkedProviders>('linkedProviders'),
  passkeyFactor: bySession<PasskeyFactor>('passkeyFactor'),
  passwordChanges: bySession<PasswordChanges>('passwordChanges'),
  secondFactors: bySession<SecondFactors>('secondFactors'),
  signInSettings: bySession<SignInSettings>('signInSettings'),
};
