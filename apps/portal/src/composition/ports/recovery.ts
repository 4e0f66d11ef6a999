import { recoveryWire } from '@portico/adapters-graphql/wire/recovery';
import type { Recovery } from '@portico/application/recovery';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const recovery = lazyPort<Recovery>('recovery', (context) => context.get(tokens.client).port(recoveryWire));
