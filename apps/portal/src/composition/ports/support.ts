import { GraphqlSupport } from '@portico/adapters-graphql/portal/support';
import type { Support } from '@portico/application/support';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

export const support = lazyPort<Support>('support', (context) => new GraphqlSupport(context.get(tokens.client)));
