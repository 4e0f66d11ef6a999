import { GraphqlSignup } from '@portico/adapters-graphql/portal/signup';
import { countedSignup, type Signup } from '@portico/application/signup';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const signup = latePort<Signup>('signup', (context) => {
  const search = context.get(tokens.search);
  const usedBtn = () => new URLSearchParams(search()).get('usedBtn');
  return countedSignup(new GraphqlSignup(context.get(tokens.client)), context.get(tokens.analytics), usedBtn);
});
