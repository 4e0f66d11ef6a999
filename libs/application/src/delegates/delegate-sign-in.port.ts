import type { LocalDate } from '@portico/domain/kernel';
import type { Access, IdentityTaken } from '../access/index.ts';
import type { ServiceResult } from '../kernel/index.ts';
import type { Recovery } from '../recovery/index.ts';
import type { InvitationShut } from './delegates.port.ts';

/** Where somebody comes in who was asked to act for another person. Open to anybody who holds a code. */
export interface DelegateSignIn {
  /** Checks the code and the date of birth of the person to act for (`ACC-083`). Five wrong ones lock the invitation. */
  verify(code: string, birthDate: LocalDate): ServiceResult<VerifiedInvitation, WrongBirthDate | InvitationShut>;
  /** Signs in as `Access` does (`ACC-078`). */
  readonly signIn: Access['signIn'];
  /** Asks for a mail with a link to a new password, as `Recovery` does (`ACC-080`). */
  readonly forgotPassword: Recovery['ask'];
  /** Makes an account for the address that the invitation went to, and accepts with it. */
  createAccount(account: NewDelegateAccount): ServiceResult<Led, DelegateAccountRefusal | InvitationShut>;
}

export interface WrongBirthDate {
  readonly kind: 'wrong-birth-date';
}

/** Where the way goes on. */
export interface Led {
  /** A path of the portal; the invitation is not in it. */
  readonly to: string;
}

/** What is told of an invitation to somebody who knows the person. */
export interface VerifiedInvitation extends Led {
  /** Who invites. */
  readonly from: string;
  readonly name: string;
  readonly email: string;
  /** Whether the address has an account: its owner signs in, anybody else makes one. */
  readonly hasAccount: boolean;
}

export interface NewDelegateAccount {
  readonly code: string;
  readonly name: string;
  readonly email: string;
  /** Not asked for with an identity, which opens the account in its place. */
  readonly password: string;
  readonly identity?: IdentityTaken;
}

export interface DelegateAccountRefusal {
  readonly kind: 'unfit-password' | 'known-password' | 'has-account' | 'other-address' | 'identity-over';
}
