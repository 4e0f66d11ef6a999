import { GraphqlCheckOuts } from '@portico/adapters-graphql/portal/check-outs';
import type { CheckOuts } from '@portico/application/visits';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const checkOuts = latePort<CheckOuts>(
  'checkOuts',
  (context) => new GraphqlCheckOuts(context.get(tokens.client)),
);
