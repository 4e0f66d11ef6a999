import { paths } from '@portico/application/kernel';
import { AppointmentListViewModel } from '@portico/view-models/appointments';
import { lazyComponent, Presence } from '@portico/ui/kit';
import { AppointmentListScreen, type VisitDone } from '@portico/ui/screens/appointments';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { appointments } from '../composition/ports/appointments.ts';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { checkOutDrafts } from '../composition/ports/check-out-drafts.ts';
import type { FetchPart } from './fetched-screens.tsx';
import type { Screen } from './routes.ts';
import { bookPath, useCardButtons } from './use-visit-card-buttons.ts';
import { useScreen } from './use-screen-view-model.ts';

const Appointments: Screen = ({ portal, fetchPart }) => {
  const viewModel = useScreen(() => new AppointmentListViewModel(portal.port(appointments)));
  const buttons = useCardButtons(portal, fetchPart, viewModel.load);
  const done = useDone(portal);
  const [isClosed, setClosed] = useState(false);
  const isNoted = done?.done === 'checked-in' && !isClosed;
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
        done={isNoted ? undefined : done}
      />
      <Presence show={isNoted || undefined}>
        {() => (
          <CheckedInNote
            portal={portal}
            fetchPart={fetchPart}
            told={done?.told}
            appointment={done?.appointment}
            onClose={() => setClosed(true)}
          />
        )}
      </Presence>
    </>
  );
};
export default Appointments;

/** What was done on the page before, told once and not again on reload (`APT-172`). */
const useDone = ({ clientSession }: Portal): VisitDone | undefined => {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [done, setDone] = useState<VisitDone>();
  const handed = (state as VisitDone | null) ?? undefined;
  useEffect(() => {
    // A return from a partner's pages comes through a page of its own, so it is kept in the session (`APT-212`).
    const kept = clientSession.handover.checkedInAt.take() === pathname;
    if (handed?.done === undefined && !kept) return;
    setDone(handed?.done === undefined ? { done: 'checked-in' } : handed);
    // The browser keeps the same navigation state on reload.
    if (handed !== undefined) void navigate('.', { replace: true, state: null });
  }, [clientSession, pathname, handed, navigate]);
  return done;
};

/** Says that check-in is complete, before the list does. */
const CheckedInNote = ({
  fetchPart,
  ...props
}: Pick<VisitDone, 'told' | 'appointment'> & {
  readonly portal: Portal;
  readonly fetchPart: FetchPart;
  readonly onClose: () => void;
}) => {
  const [CheckedInModal] = useState(() =>
    lazyComponent(() => fetchPart(() => import('./checked-in-modal.tsx'), 'checkIn')),
  );
  return <CheckedInModal {...props} />;
};
