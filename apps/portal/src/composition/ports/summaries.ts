import { GraphqlSummaries } from '@portico/adapters-graphql/portal/summaries';
import type { Summaries } from '@portico/application/health';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const summaries = lazyPort<Summaries>(
  'summaries',
  (context) => new GraphqlSummaries(context.get(tokens.client)),
);
