import { GraphqlProfile } from '@portico/adapters-graphql/portal/profile';
import type { Profile } from '@portico/application/profile';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const profile = latePort<Profile>('profile', (context) => {
  const keeper = context.get(tokens.keeper);
  return new GraphqlProfile(context.get(tokens.client), () => keeper.guest !== undefined);
});
