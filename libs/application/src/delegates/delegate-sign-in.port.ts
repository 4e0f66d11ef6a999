import type { LocalDate } from '@portico/domain/kernel';
import type { Access, IdentityTaken } from '../access/index.ts';
import type { ServiceResult } from '../kernel/index.ts';
import type { Recovery } from '../recovery/index.ts';
import type { InvitationShut } from './delegates.port.ts';

/** Sign-in for a person who was invited to act for another one. Open to every holder of a code. */
export interface DelegateSignIn {
  /** Checks the code and the represented person's date of birth (`ACC-083`). Five wrong ones lock the invitation. */
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

/** The path to go to next. */
export interface Led {
  /** A path of the portal; it does not contain the invitation. */
  readonly to: string;
}

/** What is returned about an invitation once the date of birth was right. */
export interface VerifiedInvitation extends Led {
  /** Who invites. */
  readonly from: string;
  readonly name: string;
  readonly email: string;
  /** Whether the address has an account: if so its owner signs in, otherwise one is created. */
  readonly hasAccount: boolean;
}

export interface NewDelegateAccount {
  readonly code: string;
  readonly name: string;
  readonly email: string;
  /** Not required with an identity, which signs in to the account instead. */
  readonly password: string;
  readonly identity?: IdentityTaken;
}

export interface DelegateAccountRefusal {
  readonly kind: 'unfit-password' | 'known-password' | 'has-account' | 'other-address' | 'identity-over';
}
