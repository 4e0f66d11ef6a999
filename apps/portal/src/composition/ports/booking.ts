import { GraphqlBooking } from '@portico/adapters-graphql/portal/booking';
import { trackedBooking } from '@portico/view-models/scheduling';
import type { Booking } from '@portico/application/scheduling';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../tokens.ts';

export const booking = lazyPort<Booking>('booking', (context) =>
  trackedBooking(new GraphqlBooking(context.get(tokens.client)), context.get(tokens.analytics)),
);
