import { GraphqlProviderEntrance } from '@portico/adapters-graphql/portal/provider-entrance';
import type { ProviderEntrance } from '@portico/application/authentication';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

export const providerEntrance = lazyPort<ProviderEntrance>(
  'providerEntrance',
  (context) => new GraphqlProviderEntrance(context.get(tokens.client)),
);
