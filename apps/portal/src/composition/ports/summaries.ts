import { GraphqlSummaries } from '@portico/adapters-graphql/portal/summaries';
import type { Summaries } from '@portico/application/health';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const summaries = latePort<Summaries>(
  'summaries',
  (context) => new GraphqlSummaries(context.get(tokens.client)),
);
