import type { SignedIn } from '@portico/application/access';
import type { PasskeyAnswer, PasskeyEntrance, PasskeyRefusal } from '@portico/application/authentication';
import type { ServiceResult } from '@portico/application/kernel';
import { failed, ok } from '@portico/domain/kernel';
import { BeginPasskeySignInDocument, PasskeySignInDocument } from '../generated/operations.ts';
import type { Extensions, GatewayClient } from './gateway-client.ts';
import { signedInFromWire } from './graphql-access.ts';

export class GraphqlPasskeyEntrance implements PasskeyEntrance {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async ask(): ServiceResult<string> {
    const answer = await this.#client.mutate(BeginPasskeySignInDocument, {});
    return answer.ok ? ok(answer.value.beginPasskeySignIn) : answer;
  }

  async enter({ answer: shown, device }: PasskeyAnswer): ServiceResult<SignedIn, PasskeyRefusal> {
    const input = { answer: shown, device_identifier: device };
    const answer = await this.#client.mutateOr(PasskeySignInDocument, { input }, refusalOf);
    if (!answer.ok) return answer;
    const entered = signedInFromWire(answer.value.passkeySignIn);
    if (!entered.ok) return entered;
    return entered.value.kind === 'signed-in' ? ok(entered.value) : failed({ kind: 'malfunction' });
  }
}

const refusalOf = ({ reason }: Extensions): PasskeyRefusal | undefined =>
  reason === 'passkey-refused' || reason === 'unconfirmed' || reason === 'provider-only' ? { kind: reason } : undefined;
