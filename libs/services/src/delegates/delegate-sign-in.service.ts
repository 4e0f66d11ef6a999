import type { Access, Credentials } from '@portico/application/access';
import type {
  DelegateAccountRefusal,
  DelegateSignIn,
  InvitationShut,
  Led,
  NewDelegateAccount,
  VerifiedInvitation,
  WrongBirthDate,
} from '@portico/application/delegates';
import type { ServiceResult } from '@portico/application/kernel';
import type { Recovery } from '@portico/application/recovery';
import type { LocalDate } from '@portico/domain/kernel';
import type { Caller } from '../access/index.ts';
import type { ForCall } from '../kernel/index.ts';
import type { DelegateAccountCreation } from './create-delegate-account.ts';
import type { UnknownDelegate } from './unknown-delegate.ts';
import type { InvitationCheck } from './verify-invitation.ts';

/**
 * Open to unauthenticated callers with an invitation's code; nothing is granted before the identity check (`ACC-083`).
 */
export class DelegateSignInService implements DelegateSignIn {
  readonly #check: InvitationCheck;
  readonly #creation: DelegateAccountCreation;
  readonly #access: Pick<Access, 'signIn'>;
  readonly #recovery: Pick<Recovery, 'ask'>;

  constructor(
    checkFor: ForCall<UnknownDelegate, InvitationCheck>,
    creationFor: ForCall<UnknownDelegate, DelegateAccountCreation>,
    accessFor: ForCall<Caller, Pick<Access, 'signIn'>>,
    recoveryFor: ForCall<Caller, Pick<Recovery, 'ask'>>,
    caller: Caller,
  ) {
    this.#check = checkFor(caller);
    this.#creation = creationFor(caller);
    this.#access = accessFor(caller);
    this.#recovery = recoveryFor(caller);
  }

  signIn(credentials: Credentials): ReturnType<DelegateSignIn['signIn']> {
    return this.#access.signIn(credentials);
  }

  forgotPassword(email: string): ReturnType<DelegateSignIn['forgotPassword']> {
    return this.#recovery.ask(email);
  }

  verify(code: string, birthDate: LocalDate): ServiceResult<VerifiedInvitation, WrongBirthDate | InvitationShut> {
    return this.#check.verify(code, birthDate);
  }

  createAccount(wanted: NewDelegateAccount): ServiceResult<Led, DelegateAccountRefusal | InvitationShut> {
    return this.#creation.createAccount(wanted);
  }
}
