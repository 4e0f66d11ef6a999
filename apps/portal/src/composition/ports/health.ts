import { GraphqlHealth } from '@portico/adapters-graphql/portal/health';
import type { Health } from '@portico/application/health';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

export const health = lazyPort<Health>('health', (context) => new GraphqlHealth(context.get(tokens.client)));
