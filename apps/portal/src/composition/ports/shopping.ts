import { GraphqlShopping } from '@portico/adapters-graphql/portal/shopping';
import type { Shopping } from '@portico/application/payments';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

export const shopping = lazyPort<Shopping>('shopping', (context) => new GraphqlShopping(context.get(tokens.client)));
