import type { Credentials, ProofAsked, SignedIn, SignInRefusal } from '@portico/application/access';
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
import type { RecoveryAnswer } from '@portico/application/recovery';
import type { LocalDate } from '@portico/domain/kernel';
import { credentials, signInAnswer } from '../codecs/access.codec.ts';
import { unreadable } from '../codecs/codec.ts';
import { invitedAs, newDelegateAccount, path } from '../codecs/delegates.codec.ts';
import {
  DelegateCreateAccountDocument,
  DelegateForgotPasswordDocument,
  DelegateLoginDocument,
  DelegateVerificationDocument,
} from '../generated/operations.ts';
import { signInRefusals } from '../wire/access.wire.ts';
import { shutInvitations } from '../wire/delegates.wire.ts';
import { GraphqlPort } from './graphql-port.ts';

export class GraphqlDelegateSignIn extends GraphqlPort implements DelegateSignIn {
  signIn(typed: Credentials): ServiceResult<SignedIn | ProofAsked, SignInRefusal> {
    const input = credentials.write(typed);
    return this.client.ask(DelegateLoginDocument, { input }, signInAnswer.read, signInRefusals);
  }

  verify(code: string, birthDate: LocalDate): ServiceResult<VerifiedInvitation, WrongBirthDate | InvitationShut> {
    return this.client.ask(
      DelegateVerificationDocument,
      { input: { code, birth_date: birthDate } },
      ({ invitation, redirect }) => ({ ...invitedAs.read(invitation ?? unreadable()), to: path.read(redirect) }),
      ['wrong-birth-date', ...shutInvitations],
    );
  }

  createAccount(account: NewDelegateAccount): ServiceResult<Led, DelegateAccountRefusal | InvitationShut> {
    return this.client.ask(
      DelegateCreateAccountDocument,
      { input: newDelegateAccount.write(account) },
      ({ redirect }) => ({ to: path.read(redirect) }),
      ['unfit-password', 'known-password', 'has-account', 'other-address', 'identity-over', ...shutInvitations],
    );
  }

  forgotPassword(email: string): ServiceResult<RecoveryAnswer> {
    return this.client.ask(DelegateForgotPasswordDocument, { input: { email } }, ({ type }) => ({
      kind: type === 'ERROR' ? 'limit-exceeded' : 'asked',
    }));
  }
}
