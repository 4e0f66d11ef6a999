import { elsewhereWire } from '@portico/adapters-graphql/wire/elsewhere';
import type { Elsewhere } from '@portico/application/dashboard';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const elsewhere = lazyPort<Elsewhere>('elsewhere', (context) => context.get(tokens.client).port(elsewhereWire));
