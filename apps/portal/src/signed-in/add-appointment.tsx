import { paths } from '@portico/application/kernel';
import { AddAppointmentViewModel } from '@portico/view-models/scheduling';
import { checkOutIdsIn, checkOutPath, type CheckOutIds } from '@portico/application/visits';
import { AddAppointmentScreen } from '@portico/ui/screens/scheduling';
import { BackToCheckOut } from '@portico/ui/screens/visits';
import { useCallback, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { checkOutDrafts } from '../composition/ports/check-out-drafts.ts';
import { scheduling } from '../composition/ports/scheduling.ts';
import type { Screen } from './routes.ts';
import { useCheckOutLeave } from './use-check-out-leave.ts';
import { useScreen } from './use-screen-view-model.ts';

const Choosing = ({ portal, left }: { readonly portal: Portal; readonly left?: CheckOutIds }) => {
  const navigate = useNavigate();
  // From a provider's page another visit is booked, and the one that is moved would stand beside it.
  const [isMoved] = useState(portal.port(bookingDrafts).current?.replaces !== undefined);
  const viewModel = useScreen(() => {
    const practice = left?.patient.practice ?? portal.clientSession.actingAs.practice?.id;
    // Without a practice the person is redirected before this renders.
    if (practice === undefined) throw new Error('Bug: a booking without a practice.');
    return new AddAppointmentViewModel(portal.port(scheduling), {
      drafts: portal.port(bookingDrafts),
      practice,
      ...(left === undefined ? {} : { checkOut: left.appointment }),
    });
  });
  const onNext = useCallback((path: string, inPlace = false) => void navigate(path, { replace: inPlace }), [navigate]);
  return (
    <AddAppointmentScreen
      viewModel={viewModel}
      onNext={onNext}
      aboutPath={
        left === undefined && !isMoved
          ? (practiceId, providerId) => paths.provider({ practiceId, providerId })
          : undefined
      }
    />
  );
};

/** The visit that is being left: named in the address on the way in, known by its check-out from then on (`APT-233`). */
const leftVisit = (portal: Portal, search: string): CheckOutIds | undefined => {
  const drafts = portal.port(checkOutDrafts);
  const ids = checkOutIdsIn(new URLSearchParams(search)) ?? drafts.current?.ids;
  if (ids !== undefined && drafts.current === undefined) drafts.keep({ ids, skipped: [], isCheckedOut: false });
  return ids;
};

const NextVisit = ({ portal }: { readonly portal: Portal }) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [left] = useState(() => leftVisit(portal, search));
  if (left === undefined) return <Navigate to={paths.appointments} replace />;
  return (
    <>
      <BackToCheckOut onBack={() => void navigate(checkOutPath(left))} />
      <Choosing portal={portal} left={left} />
    </>
  );
};

/** The start of booking, by itself or while checking out (`APT-057`, `APT-216`). */
const AddAppointment: Screen = ({ portal }) => {
  const { pathname } = useLocation();
  useCheckOutLeave(portal);
  return /\/check_out\//i.test(pathname) ? <NextVisit portal={portal} /> : <Choosing portal={portal} />;
};
export default AddAppointment;
