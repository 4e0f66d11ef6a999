import { passkeyEntranceWire } from '@portico/adapters-graphql/wire/passkey-entrance';
import type { PasskeyEntrance } from '@portico/application/authentication';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const passkeyEntrance = lazyPort<PasskeyEntrance>('passkeyEntrance', (context) =>
  context.get(tokens.client).port(passkeyEntranceWire),
);
