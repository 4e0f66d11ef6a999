import { BookingDrafts } from '@portico/view-models/scheduling';
import { lazyPort } from '../lazy-port.ts';
import { tokens } from '../injection-tokens.ts';

/** The booking that is under way in this page, for every screen on its way. */
export const bookingDrafts = lazyPort<BookingDrafts>('bookingDrafts', (context) => {
  const clientSession = context.get(tokens.clientSession);
  return new BookingDrafts(() => {
    const owner = clientSession.actingAs.draftOwner ?? clientSession.guest.current;
    return owner === undefined ? undefined : JSON.stringify(owner);
  });
});
