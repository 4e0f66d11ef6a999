import type { Answer } from '@portico/application/kernel';
import type { Recovery, RecoveryAnswer, ResetDone, ResetRefusal, ResetRequest } from '@portico/application/recovery';
import { ok } from '@portico/domain/kernel';
import { quoted } from '../error-codes.ts';
import { RecoverPasswordDocument, ResetPasswordDocument } from '../generated/operations.ts';
import type { Extensions, GatewayClient } from './gateway-client.ts';

const refusals: readonly ResetRefusal['kind'][] = ['link-over', 'unfit-password', 'known-password'];

export class GraphqlRecovery implements Recovery {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  /** The message is all that is answered: the one of the limit is known by its text (`ACC-189`). */
  async ask(email: string): Answer<RecoveryAnswer> {
    const answer = await this.#client.mutate(RecoverPasswordDocument, { email });
    if (!answer.ok) return answer;
    return ok({ kind: answer.value.recoverPassword.message === quoted.recoveryLimit ? 'limit-exceeded' : 'asked' });
  }

  async reset(request: ResetRequest): Answer<ResetDone, ResetRefusal> {
    const answer = await this.#client.mutateOr(ResetPasswordDocument, { ...request }, resetRefusal);
    return answer.ok ? ok({ email: answer.value.resetPassword.email }) : answer;
  }
}

const resetRefusal = ({ reason }: Extensions): ResetRefusal | undefined => {
  const kind = refusals.find((one) => one === reason);
  return kind === undefined ? undefined : { kind };
};
