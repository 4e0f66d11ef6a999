import type { SecondFactor } from '@portico/domain/access';
import type { Instant } from '@portico/domain/kernel';
import type { ServiceResult } from '../kernel/index.ts';

/** Resetting a forgotten password. */
export interface Recovery {
  /** Requests a mail with a link. The answer is the same whether or not there is an account (`ACC-162`). */
  ask(email: string): ServiceResult<RecoveryAnswer>;
  /** Sets a new password with the code of that mail, which works once (`ACC-184`). */
  reset(request: ResetRequest): ServiceResult<ResetDone, ResetRefusal>;
  /** The account's second factors, for the holder of the link; changes nothing. */
  factors(link: ResetLink): ServiceResult<ResetFactors, LinkOver>;
}

export type RecoveryAnswer =
  | { readonly kind: 'asked' } /** Too many mails were requested (`ACC-189`). */
  | { readonly kind: 'limit-exceeded' };

export interface ResetLink {
  /** The account of the link: the id, email or username in it. */
  readonly username: string;
  readonly code: string;
}

export interface ResetRequest extends ResetLink {
  readonly password: string;
  /** Keys of confirmed factors to remove; this requires `proof`, an authenticator-app code or a recovery code. */
  readonly remove?: readonly string[];
  readonly proof?: string;
}

/** A second factor as the reset page shows it; contains no secret. */
export interface ResetFactor {
  readonly key: string;
  readonly kind: SecondFactor['kind'];
  /** The name of a passkey. */
  readonly name?: string;
  readonly addedAt?: Instant;
  readonly lastUsedAt?: Instant;
  /** An unconfirmed factor is removed by the reset. */
  readonly confirmed: boolean;
}

export interface ResetFactors {
  readonly factors: readonly ResetFactor[];
  /** Whether the account has an app or a recovery code, without which no confirmed factor can be removed here. */
  readonly provable: boolean;
}

export interface ResetDone {
  /** The email to sign in with. */
  readonly email: string;
}

/** The link was used, is expired, or never existed. */
export interface LinkOver {
  readonly kind: 'link-over';
}

export type ResetRefusal =
  | LinkOver
  /** The proof for removing factors is wrong. Nothing was changed, and the link still works. */
  | { readonly kind: 'wrong-code' }
  /** The password breaks one of the rules (`ACC-219`). */
  | { readonly kind: 'unfit-password' }
  /** It is on a list of common or breached passwords (`ACC-219`). */
  | { readonly kind: 'known-password' };
