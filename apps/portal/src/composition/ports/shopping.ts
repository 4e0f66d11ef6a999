import { shoppingWire } from '@portico/adapters-graphql/wire/shopping';
import type { Shopping } from '@portico/application/payments';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const shopping = lazyPort<Shopping>('shopping', (context) => context.get(tokens.client).port(shoppingWire));
