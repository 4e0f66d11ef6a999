import { GraphqlPasskeyEntrance } from '@portico/adapters-graphql/portal/passkey-entrance';
import type { PasskeyEntrance } from '@portico/application/authentication';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const passkeyEntrance = latePort<PasskeyEntrance>(
  'passkeyEntrance',
  (context) => new GraphqlPasskeyEntrance(context.get(tokens.client)),
);
