import { bookingWire } from '@portico/adapters-graphql/wire/booking';
import { trackedBooking } from '@portico/view-models/scheduling';
import type { Booking } from '@portico/application/scheduling';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

export const booking = lazyPort<Booking>('booking', (context) =>
  trackedBooking(context.get(tokens.client).port(bookingWire), context.get(tokens.analytics)),
);
