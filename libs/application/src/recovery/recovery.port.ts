import type { SecondFactor } from '@portico/domain/access';
import type { Instant } from '@portico/domain/kernel';
import type { ServiceResult } from '../kernel/index.ts';

/** A way back in for whoever forgot the password. */
export interface Recovery {
  /** Asks for a mail with a link. The answer is the same whether or not there is an account (`ACC-162`). */
  ask(email: string): ServiceResult<RecoveryAnswer>;
  /** Sets a new password by the code of that mail, which works once (`ACC-184`). */
  reset(request: ResetRequest): ServiceResult<ResetDone, ResetRefusal>;
  /** What the account is kept by beyond its password, for whoever holds the link; nothing changes. */
  factors(link: ResetLink): ServiceResult<ResetFactors, LinkOver>;
}

export type RecoveryAnswer =
  | { readonly kind: 'asked' } /** Too many mails were asked for (`ACC-189`). */
  | { readonly kind: 'limit-exceeded' };

export interface ResetLink {
  /** Whose link it is: the id, email or username that stands in it. */
  readonly username: string;
  readonly code: string;
}

export interface ResetRequest extends ResetLink {
  readonly password: string;
  /** Confirmed factors that go, by their keys; `proof`, a code of the app or a recovery code, is asked for then. */
  readonly remove?: readonly string[];
  readonly proof?: string;
}

/** A second factor as the page of a reset shows it: nothing in it proves anything. */
export interface ResetFactor {
  readonly key: string;
  readonly kind: SecondFactor['kind'];
  /** What a passkey is called. */
  readonly name?: string;
  readonly addedAt?: Instant;
  readonly lastUsedAt?: Instant;
  /** One that is not goes with the reset. */
  readonly confirmed: boolean;
}

export interface ResetFactors {
  readonly factors: readonly ResetFactor[];
  /** Whether the account has an app or a recovery code, without which no confirmed factor goes here. */
  readonly provable: boolean;
}

export interface ResetDone {
  /** What to sign in with. */
  readonly email: string;
}

/** The link was used, is too old, or never was one. */
export interface LinkOver {
  readonly kind: 'link-over';
}

export type ResetRefusal =
  | LinkOver
  /** What was shown to have factors removed does not hold. Nothing was changed, and the link still works. */
  | { readonly kind: 'wrong-code' }
  /** The password breaks one of the rules (`ACC-219`). */
  | { readonly kind: 'unfit-password' }
  /** It is on a list of common or breached ones (`ACC-219`). */
  | { readonly kind: 'known-password' };
