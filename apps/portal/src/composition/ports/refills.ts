import { refillsWire } from '@portico/adapters-graphql/wire/refills';
import type { Refills } from '@portico/application/refills';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const refills = lazyPort<Refills>('refills', (context) => context.get(tokens.client).port(refillsWire));
