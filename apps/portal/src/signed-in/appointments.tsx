import { paths } from '@portico/application/kernel';
import { AppointmentListViewModel } from '@portico/view-models/appointments';
import { lazyComponent, Presence } from '@portico/ui/kit';
import { AppointmentListScreen } from '@portico/ui/screens/appointments';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { appointments } from '../composition/ports/appointments.ts';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { checkOutDrafts } from '../composition/ports/check-out-drafts.ts';
import type { CheckedIn } from './check-in.tsx';
import type { FetchPart } from './fetched-screens.tsx';
import type { Screen } from './routes.ts';
import { bookPath, useCardButtons } from './use-visit-card-buttons.ts';
import { useScreen } from './use-screen-view-model.ts';

const Appointments: Screen = ({ portal, fetchPart }) => {
  const viewModel = useScreen(() => new AppointmentListViewModel(portal.port(appointments)));
  const buttons = useCardButtons(portal, fetchPart, viewModel.load);
  // A booking, or a check-out, that was begun and left is over (`APT-027` to `APT-029`).
  useEffect(() => {
    portal.port(bookingDrafts).clear();
    portal.port(checkOutDrafts).leaveFor(paths.appointments);
  }, [portal]);
  return (
    <>
      <AppointmentListScreen
        viewModel={viewModel}
        buttons={buttons}
        practice={portal.clientSession.layout.current}
        book={bookPath(portal)}
      />
      <CheckedInNote portal={portal} fetchPart={fetchPart} />
    </>
  );
};
export default Appointments;

/** Shows once that check-in is complete, after a redirect from it; not again on reload (`APT-172`). */
const CheckedInNote = ({
  portal: { clientSession },
  fetchPart,
}: {
  readonly portal: Portal;
  readonly fetchPart: FetchPart;
}) => {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const handed = ((state ?? {}) as CheckedIn).checkedIn === true;
  const [told, setTold] = useState(false);
  useEffect(() => {
    // A return from a partner's pages comes through a page of its own, so it is kept in the session (`APT-212`).
    const kept = clientSession.handover.checkedInAt.take() === pathname;
    if (!handed && !kept) return;
    setTold(true);
    // The browser keeps the same navigation state on reload.
    if (handed) void navigate('.', { replace: true, state: null });
  }, [clientSession, pathname, handed, navigate]);
  const [CheckedInModal] = useState(() =>
    lazyComponent(() => fetchPart(() => import('./checked-in-modal.ts'), 'checkIn')),
  );
  return <Presence show={told || undefined}>{() => <CheckedInModal onClose={() => setTold(false)} />}</Presence>;
};
