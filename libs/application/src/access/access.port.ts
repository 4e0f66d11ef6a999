import type { ProfilePart } from '@portico/domain/profile';
import type { Permission, PermissionArea, ProofKind } from '@portico/domain/access';
import type {
  AccountId,
  DeviceId,
  Instant,
  LocalDate,
  PatientId,
  PracticeId,
  ProfileId,
  TimeZone,
} from '@portico/domain/kernel';
import type { PaymentExecution } from '@portico/domain/practices';
import type { Failure, ServiceResult } from '../kernel/index.ts';

/** Signing in and out. */
export interface Access {
  /** Signs in, or requires a second factor where the account has one and the device is not trusted (`ACC-169`). */
  signIn(credentials: Credentials): ServiceResult<SignedIn | ProofAsked, SignInRefusal>;
  /** Sends another one-time code, which voids the older one (`ACC-179`, `ACC-180`). */
  resendCode(credentials: Credentials): ServiceResult<ProofAsked, SignInRefusal>;
  /** Adds the chart of an invitation to the account that is signed in (`ACC-185`, `ACC-186`). */
  acceptInvite(code: string): ServiceResult<InviteAccepted, InviteRefusal>;
  /** Ends this device's session on the gateway. */
  signOut(): ServiceResult<void>;
  /** The language of this request becomes the account's: mails, text messages and documents are in it from then on. */
  keepLanguage(): ServiceResult<void>;
  /** The frame around every screen in one practice (`ACC-250`). */
  layout(practice: PracticeId): ServiceResult<Layout>;
}

export interface Credentials {
  /** Email or username as typed. */
  readonly login: string;
  readonly password: string;
  readonly device: DeviceId;
  /** The proof that the person chose to show, where there are several. */
  readonly proof?: ProofKind;
  /** The proof: digits, a recovery code, or a passkey's assertion as JSON text. */
  readonly otp?: string;
  /**
   * The ticket for an identity that a provider vouched for. It replaces login and password if that identity opens an
   * account; otherwise it is linked to the account that they open.
   */
  readonly identity?: string;
}

/**
 * An unknown account and a wrong password give the same refusal (`ACC-188`); the others are returned only after a
 * correct password.
 */
export type SignInRefusal =
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'must-wait'; readonly until: Instant }
  /** The email address is not confirmed yet. */
  | { readonly kind: 'unconfirmed' }
  /** The identity ticket is unknown, used, expired, or was issued to another browser. */
  | { readonly kind: 'identity-over' }
  /** The account that the identity is linked to was disabled. */
  | { readonly kind: 'account-closed' }
  /** Only sign-in through an identity provider is allowed here. */
  | { readonly kind: 'provider-only' }
  | { readonly kind: 'wrong-code' }
  /** Expired, or replaced by a newer code. */
  | { readonly kind: 'code-expired' }
  /** Too many wrong attempts; sign-in has to start over (`ACC-180`). */
  | { readonly kind: 'attempt-over' };

/** What the form itself shows; a wrong code is shown where it was typed (`ACC-192`). */
export type SignInProblem = Exclude<SignInRefusal, { readonly kind: 'wrong-code' | 'code-expired' }> | Failure;

/** Sign-in is incomplete until the person gives one more proof. */
export interface ProofAsked {
  readonly kind: 'proof-asked';
  readonly proof: ProofKind;
  /** Where a code was sent to, masked. */
  readonly sentTo?: string;
  /** Seconds until another code may be sent. */
  readonly resendIn: number;
  /** The other kinds of proof that may be used instead. */
  readonly others: readonly ProofKind[];
  /** The challenge for the device, as JSON text, such as the options of a passkey. */
  readonly challenge?: string;
}

export interface InviteAccepted {
  /** All practices of the account, including the new one. */
  readonly practices: readonly OwnPractice[];
}

/** The code is invalid, or was issued to another person. */
export interface InviteRefusal {
  readonly kind: 'invite-refused';
}

export interface Tokens {
  readonly access: string;
  readonly authentication: string;
  readonly refresh: string;
}

export interface SignedIn {
  readonly kind: 'signed-in';
  readonly username: string;
  readonly email: string;
  readonly tokens: Tokens;
  /** In the order in which they are offered; empty for an account that only acts for others. */
  readonly practices: readonly OwnPractice[];
  /** The layout of the practice if there is only one, which saves the first screen a request. */
  readonly layout?: Layout;
  /** Present if the account may act for others, or has no other role here. */
  readonly delegate?: Delegate;
  /** Where the person signs out of the identity provider that they signed in with. */
  readonly providerSignOut?: string;
  /** Passed through unchanged; no rule depends on it (`ACC-143`). */
  readonly breezePatient?: true;
  /** The account has no second factor yet, so one may be offered (`ACC-178`). */
  readonly offerSecondFactor: boolean;
  /** The keys under which this browser seals what the person typed and did not send, the one to seal with first. */
  readonly keptWorkKeys?: readonly string[];
}

/** A practice in which the person has a chart. */
export interface OwnPractice {
  readonly id: PracticeId;
  readonly name: string;
  /** The wire name of its practice system, passed through only; no rule depends on it. */
  readonly management: string;
  readonly patient: PatientId;
  readonly payments: PaymentExecution;
}

export interface Layout {
  readonly practice: PracticeId;
  readonly practiceName: string;
  readonly practicePhone: string;
  /** The practice's clock, on which what it keeps is dated; absent in a layout that an earlier release kept. */
  readonly timeZone?: TimeZone;
  readonly accent?: string;
  /** A picture as a `data:` address. */
  readonly logo?: string;
  readonly personName: string;
  readonly unreadMessages: number;
  /** The practice has a shop. */
  readonly hasShop?: true;
  /** The practice's system makes no summaries of visits. */
  readonly noSummaries?: true;
  /** The practice never asks a survey. */
  readonly noSurveys?: true;
  /** Parts of the profile that the practice's system does not share, so that they are not offered; nothing if absent. */
  readonly hiddenProfileParts?: readonly ProfilePart[];
  /** Visits are booked by phone: nothing can be booked, or asked for, online. */
  readonly booksByPhone?: true;
  /** What the practice's system cannot do, so that nothing of it is offered; nothing if absent. */
  readonly withheld?: readonly PermissionArea[];
  /** The person's charts, one per practice (`ACC-251`). */
  readonly charts: readonly OwnChart[];
  /** Present if the account may act for others: whom it can act for now (`ACC-251`). */
  readonly delegate?: Delegate;
}

export type OwnChart = Pick<OwnPractice, 'id' | 'patient' | 'management'>;

/** An account that may act for others, as returned with every request (`ACC-135`, `ACC-374`). */
export interface Delegate {
  readonly id: AccountId;
  readonly name: string;
  readonly email: string;
  /** In the order in which they were first granted. */
  readonly people: readonly RepresentedPerson[];
}

/** A person for whom a delegate may act now. */
export interface RepresentedPerson {
  readonly profile: ProfileId;
  readonly name: string;
  /** At least one. */
  readonly practices: readonly OpenedPractice[];
}

/** A practice in which a delegate has permissions, and which ones. */
export interface OpenedPractice extends OwnPractice {
  readonly permissions: readonly Permission[];
  /** Of the practice; absent in what an earlier release kept. */
  readonly phone?: string;
  /** The last day of it, in the practice's zone; unlimited when absent. */
  readonly until?: LocalDate;
}

/** An identity that a provider vouched for, named by the ticket that the gateway issued to this device. */
export interface IdentityTaken {
  readonly ticket: string;
  readonly device: DeviceId;
}
