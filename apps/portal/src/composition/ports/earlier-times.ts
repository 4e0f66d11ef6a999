import { GraphqlEarlierTimes } from '@portico/adapters-graphql/portal/earlier-times';
import type { EarlierTimes } from '@portico/application/scheduling';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const earlierTimes = latePort<EarlierTimes>(
  'earlierTimes',
  (context) => new GraphqlEarlierTimes(context.get(tokens.client)),
);
