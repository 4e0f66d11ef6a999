import type {
  ProviderAsked,
  ProviderEntrance,
  ProviderEntranceRefusal,
  ProviderOutcome,
  ProviderReturned,
} from '@portico/application/authentication';
import type { ServiceResult } from '@portico/application/kernel';
import { failed, ok, type Result } from '@portico/domain/kernel';
import {
  BeginProviderSignInDocument,
  FinishProviderSignInDocument,
  type FinishProviderSignInMutation,
} from '../generated/operations.ts';
import type { GatewayClient } from './gateway-client.ts';
import { present } from './present.ts';
import { providerRefusal } from './provider-refusal.ts';

export class GraphqlProviderEntrance implements ProviderEntrance {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async begin({ provider, device }: ProviderAsked): ServiceResult<string, ProviderEntranceRefusal> {
    const input = { provider, device_identifier: device };
    const answer = await this.#client.mutateOr(BeginProviderSignInDocument, { input }, providerRefusal);
    return answer.ok ? ok(answer.value.beginProviderSignIn) : answer;
  }

  async finish({ device, ...returned }: ProviderReturned): ServiceResult<ProviderOutcome, ProviderEntranceRefusal> {
    const input = { ...returned, device_identifier: device };
    const answer = await this.#client.mutateOr(FinishProviderSignInDocument, { input }, providerRefusal);
    return answer.ok ? outcomeFromWire(answer.value.finishProviderSignIn) : answer;
  }
}

const outcomeFromWire = ({
  outcome,
  provider,
  ticket,
  email,
  first_name,
  last_name,
}: FinishProviderSignInMutation['finishProviderSignIn']): Result<ProviderOutcome, { readonly kind: 'malfunction' }> => {
  if (outcome === 'LINKED') return ok({ kind: 'linked', provider });
  if (ticket === null) return failed({ kind: 'malfunction' });
  if (outcome === 'KNOWN') return ok({ kind: 'known', provider, ticket });
  return ok(present({ kind: 'unknown' as const, provider, ticket, email, firstName: first_name, lastName: last_name }));
};
