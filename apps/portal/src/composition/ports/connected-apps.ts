import { connectedAppsWire } from '@portico/adapters-graphql/wire/connected-apps';
import type { ConnectedApps } from '@portico/application/connected-apps';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const connectedApps = lazyPort<ConnectedApps>('connectedApps', (context) =>
  context.get(tokens.client).port(connectedAppsWire),
);
