import { providerEntranceWire } from '@portico/adapters-graphql/wire/identity-provider-entrance';
import type { ProviderEntrance } from '@portico/application/authentication';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const providerEntrance = lazyPort<ProviderEntrance>('providerEntrance', (context) =>
  context.get(tokens.client).port(providerEntranceWire),
);
