import type { DeviceId, Instant, PatientId, PracticeId } from '@portico/domain/kernel';
import type { PaymentExecution } from '@portico/domain/practices';
import type { Answer } from '../kernel/index.ts';

/** Coming in and going out. */
export interface Access {
  signIn(credentials: Credentials): Answer<SignedIn, SignInRefusal>;
  /** Ends this device's session on the gateway. */
  signOut(): Answer<void>;
  /** The frame around every screen in one practice (`ACC-250`). */
  layout(practice: PracticeId): Answer<Layout>;
}

export interface Credentials {
  /** Email or username as typed. */
  readonly login: string;
  readonly password: string;
  readonly device: DeviceId;
}

/** One and the same refusal for an unknown account and a wrong password (`ACC-188`). */
export type SignInRefusal =
  { readonly kind: 'wrong-credentials' } | { readonly kind: 'must-wait'; readonly until: Instant };

export interface Tokens {
  readonly access: string;
  readonly authentication: string;
  readonly refresh: string;
}

export interface SignedIn {
  readonly username: string;
  readonly email: string;
  readonly tokens: Tokens;
  /** In the order in which they are offered; at least one. */
  readonly practices: readonly OwnPractice[];
  /** The frame of the only practice, where there is only one: the first screen then needs no further question. */
  readonly layout?: Layout;
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
  /** The person's charts, one per practice (`ACC-251`). */
  readonly charts: readonly OwnChart[];
}

export type OwnChart = Pick<OwnPractice, 'id' | 'patient' | 'management'>;
