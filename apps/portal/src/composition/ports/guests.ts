import { GraphqlGuests } from '@portico/adapters-graphql/portal/guests';
import type { GuestActions, Guests, ShortAddresses } from '@portico/application/guests';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const guests = lazyPort<Guests & GuestActions & ShortAddresses>(
  'guests',
  (context) => new GraphqlGuests(context.get(tokens.client)),
);
