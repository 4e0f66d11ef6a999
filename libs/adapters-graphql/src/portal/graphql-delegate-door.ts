import type { Credentials, ProofAsked, SignedIn, SignInRefusal } from '@portico/application/access';
import type {
  DelegateAccountRefusal,
  DelegateDoor,
  InvitationShut,
  NewDelegateAccount,
  VerifiedInvitation,
  WrongBirthDate,
} from '@portico/application/delegates';
import type { Answer } from '@portico/application/kernel';
import type { RecoveryAnswer } from '@portico/application/recovery';
import { failed, ok, type LocalDate } from '@portico/domain/kernel';
import {
  DelegateCreateAccountDocument,
  DelegateForgotPasswordDocument,
  DelegateLoginDocument,
  DelegateVerificationDocument,
} from '../generated/operations.ts';
import type { GatewayClient } from './gateway-client.ts';
import { credentialsToWire, signedInFromWire, signInRefusal } from './graphql-access.ts';
import { shutFrom } from './graphql-delegates.ts';

export class GraphqlDelegateDoor implements DelegateDoor {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async signIn(credentials: Credentials): Answer<SignedIn | ProofAsked, SignInRefusal> {
    const input = credentialsToWire(credentials);
    const answer = await this.#client.mutateOr(DelegateLoginDocument, { input }, signInRefusal);
    return answer.ok ? signedInFromWire(answer.value.delegateLogin) : answer;
  }

  async verify(code: string, birthDate: LocalDate): Answer<VerifiedInvitation, WrongBirthDate | InvitationShut> {
    const answer = await this.#client.mutateOr(
      DelegateVerificationDocument,
      { input: { code, birth_date: birthDate } },
      (extensions): WrongBirthDate | InvitationShut | undefined =>
        extensions['reason'] === 'wrong-birth-date' ? { kind: 'wrong-birth-date' } : shutFrom(extensions),
    );
    if (!answer.ok) return answer;
    const { invitation } = answer.value.delegateVerification;
    if (!invitation) return failed({ kind: 'malfunction' });
    const { from, name, email, has_account: hasAccount } = invitation;
    return ok({ from, name, email, hasAccount });
  }

  async createAccount(account: NewDelegateAccount): Answer<void, DelegateAccountRefusal | InvitationShut> {
    const { code, name, email, password } = account;
    const answer = await this.#client.mutateOr(
      DelegateCreateAccountDocument,
      { input: { code, name, email, password } },
      (extensions): DelegateAccountRefusal | InvitationShut | undefined => {
        const { reason } = extensions;
        return isAccountRefusal(reason) ? { kind: reason } : shutFrom(extensions);
      },
    );
    return answer.ok ? ok(undefined) : answer;
  }

  async forgotPassword(email: string): Answer<RecoveryAnswer> {
    const answer = await this.#client.mutate(DelegateForgotPasswordDocument, { input: { email } });
    if (!answer.ok) return answer;
    return ok({ kind: answer.value.delegateForgotPassword.status === 429 ? 'limit-exceeded' : 'asked' });
  }
}

const isAccountRefusal = (reason: unknown): reason is DelegateAccountRefusal['kind'] =>
  reason === 'unfit-password' || reason === 'known-password' || reason === 'has-account' || reason === 'other-address';
