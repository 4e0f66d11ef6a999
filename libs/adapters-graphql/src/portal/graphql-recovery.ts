import type { ServiceResult } from '@portico/application/kernel';
import type {
  LinkOver,
  Recovery,
  RecoveryAnswer,
  ResetDone,
  ResetFactors,
  ResetLink,
  ResetRefusal,
  ResetRequest,
} from '@portico/application/recovery';
import { ok } from '@portico/domain/kernel';
import { quoted } from '../error-codes.ts';
import { RecoverPasswordDocument, ResetFactorsDocument, ResetPasswordDocument } from '../generated/operations.ts';
import { instantFromWire } from './appointments.wire.ts';
import type { Extensions, GatewayClient } from './gateway-client.ts';
import { present } from './present.ts';

const refusals: readonly ResetRefusal['kind'][] = ['link-over', 'wrong-code', 'unfit-password', 'known-password'];

export class GraphqlRecovery implements Recovery {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  /** The message is all that is answered: the one of the limit is known by its text (`ACC-189`). */
  async ask(email: string): ServiceResult<RecoveryAnswer> {
    const answer = await this.#client.mutate(RecoverPasswordDocument, { email });
    if (!answer.ok) return answer;
    return ok({ kind: answer.value.recoverPassword.message === quoted.recoveryLimit ? 'limit-exceeded' : 'asked' });
  }

  async factors(link: ResetLink): ServiceResult<ResetFactors, LinkOver> {
    const answer = await this.#client.queryOr(ResetFactorsDocument, { ...link }, linkOver);
    if (!answer.ok) return answer;
    const { factors, provable } = answer.value.resetFactors;
    return ok({
      factors: factors.map(({ key, kind, name, added_at, last_used_at, confirmed }) => ({
        key,
        kind,
        confirmed,
        ...present({
          name,
          addedAt: added_at === null ? null : instantFromWire(added_at),
          lastUsedAt: last_used_at === null ? null : instantFromWire(last_used_at),
        }),
      })),
      provable,
    });
  }

  async reset(request: ResetRequest): ServiceResult<ResetDone, ResetRefusal> {
    const answer = await this.#client.mutateOr(ResetPasswordDocument, { ...request }, resetRefusal);
    return answer.ok ? ok({ email: answer.value.resetPassword.email }) : answer;
  }
}

const linkOver = ({ reason }: Extensions): LinkOver | undefined =>
  reason === 'link-over' ? { kind: reason } : undefined;

const resetRefusal = ({ reason }: Extensions): ResetRefusal | undefined => {
  const kind = refusals.find((one) => one === reason);
  return kind === undefined ? undefined : { kind };
};
