import { GraphqlSupport } from '@portico/adapters-graphql/portal/support';
import type { Support } from '@portico/application/support';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const support = latePort<Support>('support', (context) => new GraphqlSupport(context.get(tokens.client)));
