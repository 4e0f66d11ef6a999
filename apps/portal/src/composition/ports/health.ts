import { GraphqlHealth } from '@portico/adapters-graphql/portal/health';
import type { Health } from '@portico/application/health';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const health = latePort<Health>('health', (context) => new GraphqlHealth(context.get(tokens.client)));
