import { BookingDrafts } from '@portico/application/scheduling';
import { latePort } from '../late-port.ts';
import { tokens } from '../tokens.ts';

/** The booking that is under way in this page, for every screen on its way. */
export const bookingDrafts = latePort<BookingDrafts>('bookingDrafts', (context) => {
  const keeper = context.get(tokens.keeper);
  return new BookingDrafts(() => {
    const owner = keeper.draftOwner ?? keeper.guest;
    return owner === undefined ? undefined : JSON.stringify(owner);
  });
});
