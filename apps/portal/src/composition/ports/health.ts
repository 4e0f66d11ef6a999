import { healthWire } from '@portico/adapters-graphql/wire/health';
import type { Health } from '@portico/application/health';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const health = lazyPort<Health>('health', (context) => context.get(tokens.client).port(healthWire));
