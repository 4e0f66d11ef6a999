import {
  providerEntranceRefusals,
  type ProviderAsked,
  type ProviderEntrance,
  type ProviderEntranceRefusal,
  type ProviderOutcome,
  type ProviderReturned,
} from '@portico/application/authentication';
import type { ServiceResult } from '@portico/application/kernel';
import { providerAsked, providerOutcome, providerReturned } from '../codecs/authentication.codec.ts';
import { BeginProviderSignInDocument, FinishProviderSignInDocument } from '../generated/operations.ts';
import { GraphqlPort } from './graphql-port.ts';

export class GraphqlProviderEntrance extends GraphqlPort implements ProviderEntrance {
  begin(asked: ProviderAsked): ServiceResult<string, ProviderEntranceRefusal> {
    const input = providerAsked.write(asked);
    return this.client.ask(BeginProviderSignInDocument, { input }, (address) => address, providerEntranceRefusals);
  }

  finish(returned: ProviderReturned): ServiceResult<ProviderOutcome, ProviderEntranceRefusal> {
    const input = providerReturned.write(returned);
    return this.client.ask(FinishProviderSignInDocument, { input }, providerOutcome.read, providerEntranceRefusals);
  }
}
