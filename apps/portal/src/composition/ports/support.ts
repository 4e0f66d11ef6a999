import { supportWire } from '@portico/adapters-graphql/wire/support';
import type { Support } from '@portico/application/support';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const support = lazyPort<Support>('support', (context) => context.get(tokens.client).port(supportWire));
