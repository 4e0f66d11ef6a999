import type { Permission, ProofKind } from '@portico/domain/access';
import type { AccountId, DeviceId, Instant, PatientId, PracticeId, ProfileId } from '@portico/domain/kernel';
import type { PaymentExecution } from '@portico/domain/practices';
import type { ServiceResult } from '../kernel/index.ts';

/** Coming in and going out. */
export interface Access {
  /** Lets in, or asks for a second proof where the account has one and the device is not trusted (`ACC-169`). */
  signIn(credentials: Credentials): ServiceResult<SignedIn | ProofAsked, SignInRefusal>;
  /** Sends another one-time code, which voids the older one (`ACC-179`, `ACC-180`). */
  resendCode(credentials: Credentials): ServiceResult<ProofAsked, SignInRefusal>;
  /** Adds the chart of an invitation to the account that is signed in (`ACC-185`, `ACC-186`). */
  acceptInvite(code: string): ServiceResult<InviteAccepted, InviteRefusal>;
  /** Ends this device's session on the gateway. */
  signOut(): ServiceResult<void>;
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
  /** The proof itself: the digits, a recovery code, or a passkey's answer as JSON text. */
  readonly otp?: string;
  /**
   * The ticket of somebody whom an identity provider knows. It stands for login and password where it opens an account;
   * where it does not, it is linked to the account that they open.
   */
  readonly identity?: string;
}

/**
 * One and the same refusal for an unknown account and a wrong password (`ACC-188`); the others are told only to somebody
 * who knew the password.
 */
export type SignInRefusal =
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'must-wait'; readonly until: Instant }
  /** The email was never shown to be the person's own. */
  | { readonly kind: 'unconfirmed' }
  /** The ticket of an identity is unknown, used, over, or of another browser. */
  | { readonly kind: 'identity-over' }
  /** The account behind an identity was disabled. */
  | { readonly kind: 'account-closed' }
  /** Only an identity provider lets people in here. */
  | { readonly kind: 'provider-only' }
  | { readonly kind: 'wrong-code' }
  /** Its time is up, or another one was sent since. */
  | { readonly kind: 'code-expired' }
  /** Wrong too often; the sign-in begins anew (`ACC-180`). */
  | { readonly kind: 'attempt-over' };

/** The sign-in stops here until the person has shown one more proof. */
export interface ProofAsked {
  readonly kind: 'proof-asked';
  readonly proof: ProofKind;
  /** Where a code was sent to, masked. */
  readonly sentTo?: string;
  /** Seconds until another code may be sent. */
  readonly resendIn: number;
  /** What else may be shown instead. */
  readonly others: readonly ProofKind[];
  /** What the device is to answer, as JSON text, such as the options of a passkey. */
  readonly challenge?: string;
}

export interface InviteAccepted {
  /** All of the account's practices, the new one among them. */
  readonly practices: readonly OwnPractice[];
}

/** The code opens nothing, or is for somebody else. */
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
  /** In the order in which they are offered; none for somebody who only acts for others. */
  readonly practices: readonly OwnPractice[];
  /** The frame of the only practice, where there is only one: the first screen then needs no further question. */
  readonly layout?: Layout;
  /** There for somebody who may act for others, or can do nothing else here. */
  readonly delegate?: Delegate;
  /** Where the person signs out of the identity provider too that let them in. */
  readonly providerSignOut?: string;
  /** Handed on as it came; nothing is decided by it (`ACC-143`). */
  readonly breezePatient?: true;
  /** The account has no second factor yet: it may be offered one (`ACC-178`). */
  readonly offerSecondFactor: boolean;
}

/** A practice in which the person has a chart. */
export interface OwnPractice {
  readonly id: PracticeId;
  readonly name: string;
  /** The wire name of its system, only ever handed on; no rule asks for it. */
  readonly management: string;
  readonly patient: PatientId;
  readonly payments: PaymentExecution;
}

export interface Layout {
  readonly practice: PracticeId;
  readonly practiceName: string;
  readonly practicePhone: string;
  readonly accent?: string;
  readonly personName: string;
  readonly unreadMessages: number;
  /** The practice has a shop. */
  readonly hasShop?: true;
  /** The person's charts, one per practice (`ACC-251`). */
  readonly charts: readonly OwnChart[];
  /** For somebody who may act for others: for whom, as things stand now (`ACC-251`). */
  readonly delegate?: Delegate;
}

export type OwnChart = Pick<OwnPractice, 'id' | 'patient' | 'management'>;

/** Somebody who may act for others, as every request says it (`ACC-135`, `ACC-374`). */
export interface Delegate {
  readonly id: AccountId;
  readonly name: string;
  readonly email: string;
  /** In the order in which they were first granted. */
  readonly people: readonly RepresentedPerson[];
}

/** Somebody for whom a delegate may act now. */
export interface RepresentedPerson {
  readonly profile: ProfileId;
  readonly name: string;
  /** At least one. */
  readonly practices: readonly OpenedPractice[];
}

/** A practice in which something is open to a delegate, and what. */
export interface OpenedPractice extends OwnPractice {
  readonly permissions: readonly Permission[];
}

/** An identity that a provider vouched for, by the ticket that the gateway gave for it on this device. */
export interface IdentityTaken {
  readonly ticket: string;
  readonly device: DeviceId;
}
