import { BookingDrafts } from '@portico/view-models/scheduling';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

/** The booking that is under way, for every screen on its way. */
export const bookingDrafts = lazyPort<BookingDrafts>(
  'bookingDrafts',
  (context) => new BookingDrafts(context.get(tokens.drafts).of('booking')),
);
