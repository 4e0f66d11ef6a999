import { GraphqlShopping } from '@portico/adapters-graphql/portal/shopping';
import type { Shopping } from '@portico/application/payments';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const shopping = latePort<Shopping>('shopping', (context) => new GraphqlShopping(context.get(tokens.client)));
