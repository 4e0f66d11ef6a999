import { updatesWire } from '@portico/adapters-graphql/wire/notification-updates';
import { trackedUpdates } from '@portico/view-models/profile';
import type { Updates } from '@portico/application/profile';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const updates = lazyPort<Updates>('updates', (context) =>
  trackedUpdates(context.get(tokens.client).port(updatesWire), context.get(tokens.analytics)),
);
