import { GraphqlRecovery } from '@portico/adapters-graphql/portal/recovery';
import type { Recovery } from '@portico/application/recovery';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const recovery = latePort<Recovery>('recovery', (context) => new GraphqlRecovery(context.get(tokens.client)));
