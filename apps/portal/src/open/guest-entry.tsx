import { GuestEntryViewModel } from '@portico/view-models/guests';
import type { GuestPurpose } from '@portico/domain/access';
import { GuestEntryScreen } from '@portico/ui/screens/guests';
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { guests } from '../composition/ports/guests.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import { readEntryQuery } from './entry-query.ts';
import type { OpenScreenComponent } from './screens.ts';

/** The sections of guests by the last segment of their paths (`ACC-052` to `ACC-056`). */
const sections: ReadonlyMap<string, GuestPurpose> = new Map(
  Object.entries({
    guestappointment: 'guest-appointment',
    guestrescheduleappointment: 'guest-reschedule',
    guestcheckin: 'guest-check-in',
    guestpay: 'guest-pay',
    guestpaynocode: 'guest-pay',
  }),
);

const GuestEntry: OpenScreenComponent = ({ portal, go }) => {
  const { port, clientSession } = portal;
  const [query] = useSearchParams();
  const section = useLocation().pathname.split('/')[2]?.toLowerCase() ?? '';
  const purpose = sections.get(section) ?? 'guest-pay';
  const viewModel = useScreen(() => {
    const { code, practice, email } = readEntryQuery(query);
    const withBill = section === 'guestpaynocode';
    const link = {
      purpose,
      ...(code === undefined || withBill ? {} : { code }),
      ...(practice === undefined ? {} : { practice }),
    };
    return new GuestEntryViewModel(port(guests), clientSession.guest, { link, withBill, email });
  });
  const onLed = useCallback(
    (to: string): void => {
      if (purpose !== 'guest-appointment') return go(to);
      // What another link of this patient began is on the device, and readable from now on.
      void portal.drafts.open().then(() => {
        portal.port(bookingDrafts).endMove();
        go(to);
      });
    },
    [portal, purpose, go],
  );
  return <GuestEntryScreen viewModel={viewModel} onLed={onLed} />;
};
export default GuestEntry;
