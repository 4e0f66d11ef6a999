import { GraphqlBooking } from '@portico/adapters-graphql/portal/booking';
import { countedBooking, type Booking } from '@portico/application/scheduling';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

export const booking = latePort<Booking>('booking', (context) =>
  countedBooking(new GraphqlBooking(context.get(tokens.client)), context.get(tokens.analytics)),
);
