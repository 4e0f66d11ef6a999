import { GraphqlPapers } from '@portico/adapters-graphql/portal/papers';
import { countedPapers, type Papers } from '@portico/application/profile';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const papers = latePort<Papers>('papers', (context) =>
  countedPapers(new GraphqlPapers(context.get(tokens.client)), context.get(tokens.analytics)),
);
