import { GraphqlDelegateSignIn } from '@portico/adapters-graphql/portal/delegate-sign-in';
import type { DelegateSignIn } from '@portico/application/delegates';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const delegateSignIn = lazyPort<DelegateSignIn>(
  'delegateSignIn',
  (context) => new GraphqlDelegateSignIn(context.get(tokens.client)),
);
