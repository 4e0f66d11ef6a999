import { paths } from '@portico/application/kernel';
import type { StoredGuest } from '@portico/view-models/access';
import { AddAppointmentViewModel } from '@portico/view-models/scheduling';
import { AddAppointmentScreen } from '@portico/ui/screens/scheduling';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { scheduling } from '../composition/ports/scheduling.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import { GuestBooking } from './guest-booking.tsx';
import type { OpenScreenComponent, OpenScreenProps } from './screens.ts';

const Choosing = ({ portal, go, at }: Pick<OpenScreenProps, 'portal' | 'go'> & { readonly at: StoredGuest }) => {
  const [isMoved] = useState(portal.port(bookingDrafts).current?.replaces !== undefined);
  const viewModel = useScreen(
    () =>
      new AddAppointmentViewModel(portal.port(scheduling), {
        drafts: portal.port(bookingDrafts),
        practice: at.practice,
        isGuest: true,
      }),
  );
  return (
    <GuestBooking portal={portal} go={go} step={viewModel} moves={isMoved ? 'guestMoveChoice' : undefined}>
      <AddAppointmentScreen
        viewModel={viewModel}
        onNext={(path) => go(path)}
        aboutPath={(_, providerId) => paths.guestProvider({ providerId })}
      />
    </GuestBooking>
  );
};

/** Guest booking by a link (`APT-285`). Without a passed identity check it redirects to the start of the link. */
const GuestAddAppointment: OpenScreenComponent = ({ portal, go }) => {
  const [at] = useState(portal.clientSession.guest.current);
  return at === undefined ? <Navigate to={paths.getStarted} replace /> : <Choosing portal={portal} go={go} at={at} />;
};
export default GuestAddAppointment;
