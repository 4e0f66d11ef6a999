import { GraphqlRecovery } from '@portico/adapters-graphql/portal/recovery';
import type { Recovery } from '@portico/application/recovery';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

export const recovery = lazyPort<Recovery>('recovery', (context) => new GraphqlRecovery(context.get(tokens.client)));
