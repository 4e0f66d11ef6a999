import { GraphqlProfile } from '@portico/adapters-graphql/portal/profile';
import type { Profile } from '@portico/application/profile';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const profile = lazyPort<Profile>('profile', (context) => {
  const clientSession = context.get(tokens.clientSession);
  return new GraphqlProfile(context.get(tokens.client), () => clientSession.guest.current !== undefined);
});
