import { GraphqlPasskeyEntrance } from '@portico/adapters-graphql/portal/passkey-entrance';
import type { PasskeyEntrance } from '@portico/application/authentication';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

export const passkeyEntrance = lazyPort<PasskeyEntrance>(
  'passkeyEntrance',
  (context) => new GraphqlPasskeyEntrance(context.get(tokens.client)),
);
