import type {
  Access,
  Credentials,
  InviteAccepted,
  InviteRefusal,
  Layout,
  ProofAsked,
  SignedIn,
  SignInRefusal,
} from '@portico/application/access';
import type { ServiceResult } from '@portico/application/kernel';
import type { PracticeId } from '@portico/domain/kernel';
import { credentials, layout, proofAsked, resending, signInAnswer } from '../codecs/access.codec.ts';
import { ownPractices } from '../codecs/people.codec.ts';
import {
  AcceptConnectInviteDocument,
  GetLayoutDocument,
  GetUserTokenDocument,
  SignInResendOtpDocument,
  SignOutDocument,
} from '../generated/operations.ts';
import { done } from './gateway-client.ts';
import { GraphqlPort } from './graphql-port.ts';

export const signInRefusals = [
  'wrong-credentials',
  'must-wait',
  'unconfirmed',
  'wrong-code',
  'code-expired',
  'attempt-over',
  'identity-over',
  'account-closed',
  'provider-only',
] as const satisfies readonly SignInRefusal['kind'][];

export class GraphqlAccess extends GraphqlPort implements Access {
  signIn(typed: Credentials): ServiceResult<SignedIn | ProofAsked, SignInRefusal> {
    return this.client.ask(
      GetUserTokenDocument,
      { input: credentials.write(typed) },
      signInAnswer.read,
      signInRefusals,
    );
  }

  resendCode(typed: Credentials): ServiceResult<ProofAsked, SignInRefusal> {
    const input = resending.write(typed);
    return this.client.ask(
      SignInResendOtpDocument,
      { input },
      ({ otpModal }) => proofAsked.read(otpModal),
      signInRefusals,
    );
  }

  acceptInvite(inviteCode: string): ServiceResult<InviteAccepted, InviteRefusal> {
    return this.client.ask(
      AcceptConnectInviteDocument,
      { inviteCode },
      (answer) => ({ practices: ownPractices.read(answer) }),
      ['invite-refused'],
    );
  }

  signOut(): ServiceResult<void> {
    return this.client.ask(SignOutDocument, {}, done);
  }

  layout(practiceId: PracticeId): ServiceResult<Layout> {
    return this.client.ask(GetLayoutDocument, { practiceId }, layout.read);
  }
}
