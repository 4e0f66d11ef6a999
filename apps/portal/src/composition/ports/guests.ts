import { GraphqlGuests } from '@portico/adapters-graphql/portal/guests';
import type { GuestErrands, Guests, ShortAddresses } from '@portico/application/guests';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const guests = latePort<Guests & GuestErrands & ShortAddresses>(
  'guests',
  (context) => new GraphqlGuests(context.get(tokens.client)),
);
