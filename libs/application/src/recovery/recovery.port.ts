import type { Answer } from '../kernel/index.ts';

/** A way back in for whoever forgot the password. */
export interface Recovery {
  /** Asks for a mail with a link. The answer is the same whether or not there is an account (`ACC-162`). */
  ask(email: string): Answer<RecoveryAnswer>;
  /** Sets a new password by the code of that mail, which works once (`ACC-184`). */
  reset(request: ResetRequest): Answer<ResetDone, ResetRefusal>;
}

export type RecoveryAnswer =
  | { readonly kind: 'asked' } /** Too many mails were asked for (`ACC-189`). */
  | { readonly kind: 'limit-exceeded' };

export interface ResetRequest {
  /** Whose link it is: the id, email or username that stands in it. */
  readonly username: string;
  readonly code: string;
  readonly password: string;
}

export interface ResetDone {
  /** What to sign in with. */
  readonly email: string;
}

export type ResetRefusal =
  /** The link was used, is too old, or never was one. */
  | { readonly kind: 'link-over' }
  /** The password breaks one of the rules (`ACC-219`). */
  | { readonly kind: 'unfit-password' }
  /** It is on a list of common or breached ones (`ACC-219`). */
  | { readonly kind: 'known-password' };
