import { GraphqlSignup } from '@portico/adapters-graphql/portal/signup';
import { trackedSignup } from '@portico/view-models/signup';
import type { Signup } from '@portico/application/signup';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const signup = lazyPort<Signup>('signup', (context) => {
  const search = context.get(tokens.search);
  const usedBtn = () => new URLSearchParams(search()).get('usedBtn');
  return trackedSignup(new GraphqlSignup(context.get(tokens.client)), context.get(tokens.analytics), usedBtn);
});
