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
import { failed, ok, type LocalDate } from '@portico/domain/kernel';
import { DelegateLoginDocument } from '../generated/operations.ts';
import { submitForm } from './form-mutations.ts';
import type { GatewayClient } from './gateway-client.ts';
import { credentialsToWire, signedInFromWire, signInRefusal } from './graphql-access.ts';
import { shutFrom } from './graphql-delegates.ts';

export class GraphqlDelegateSignIn implements DelegateSignIn {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async signIn(credentials: Credentials): ServiceResult<SignedIn | ProofAsked, SignInRefusal> {
    const input = credentialsToWire(credentials);
    const answer = await this.#client.mutateOr(DelegateLoginDocument, { input }, signInRefusal);
    return answer.ok ? signedInFromWire(answer.value.delegateLogin) : answer;
  }

  async verify(code: string, birthDate: LocalDate): ServiceResult<VerifiedInvitation, WrongBirthDate | InvitationShut> {
    const answer = await submitForm(
      this.#client,
      'delegateVerification',
      { input: { code, birth_date: birthDate } },
      (extensions): WrongBirthDate | InvitationShut | undefined =>
        extensions['reason'] === 'wrong-birth-date' ? { kind: 'wrong-birth-date' } : shutFrom(extensions),
    );
    if (!answer.ok) return answer;
    const { invitation, redirect } = answer.value;
    if (!invitation || !isPath(redirect)) return failed({ kind: 'malfunction' });
    const { from, name, email, has_account: hasAccount } = invitation;
    return ok({ from, name, email, hasAccount, to: redirect });
  }

  async createAccount(account: NewDelegateAccount): ServiceResult<Led, DelegateAccountRefusal | InvitationShut> {
    const { code, name, email, password, identity } = account;
    const shown = identity && { identity: identity.ticket, device_identifier: identity.device };
    const answer = await submitForm(
      this.#client,
      'delegateCreateAccount',
      { input: { code, name, email, password, ...shown } },
      (extensions): DelegateAccountRefusal | InvitationShut | undefined => {
        const { reason } = extensions;
        return isAccountRefusal(reason) ? { kind: reason } : shutFrom(extensions);
      },
    );
    if (!answer.ok) return answer;
    const { redirect } = answer.value;
    return isPath(redirect) ? ok({ to: redirect }) : failed({ kind: 'malfunction' });
  }

  async forgotPassword(email: string): ServiceResult<RecoveryAnswer> {
    const answer = await submitForm(this.#client, 'delegateForgotPassword', { input: { email } });
    if (!answer.ok) return answer;
    return ok({ kind: answer.value.type === 'ERROR' ? 'limit-exceeded' : 'asked' });
  }
}

/** Of this portal, and nowhere else. */
const isPath = (redirect: string): boolean => /^\/(?![/\\])/u.test(redirect);

const accountRefusals: ReadonlySet<unknown> = new Set<DelegateAccountRefusal['kind']>([
  'unfit-password',
  'known-password',
  'has-account',
  'other-address',
  'identity-over',
]);

const isAccountRefusal = (reason: unknown): reason is DelegateAccountRefusal['kind'] => accountRefusals.has(reason);
