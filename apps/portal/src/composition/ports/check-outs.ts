import { GraphqlCheckOuts } from '@portico/adapters-graphql/portal/check-outs';
import type { CheckOuts } from '@portico/application/visits';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const checkOuts = lazyPort<CheckOuts>(
  'checkOuts',
  (context) => new GraphqlCheckOuts(context.get(tokens.client)),
);
