import { AddAppointmentViewModel } from '@portico/application/scheduling';
import { parseId, type AppointmentId } from '@portico/domain/kernel';
import { AddAppointmentScreen } from '@portico/ui/screens/scheduling';
import { useCallback } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { scheduling } from '../composition/ports/scheduling.ts';
import type { Portal } from '../composition/compose.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen.ts';

/** The visit that is being checked out of: named in the address on the way in, known by the booking from then on. */
const checkOutOf = (portal: Portal, search: string): AppointmentId | undefined => {
  const named = parseId<AppointmentId>(new URLSearchParams(search).get('appointmentId'));
  return named.ok ? named.value : portal.port(bookingDrafts).current?.checkOut;
};

const Choosing = ({ portal, checkOut }: { readonly portal: Portal; readonly checkOut: AppointmentId | undefined }) => {
  const navigate = useNavigate();
  const viewModel = useScreen(() => {
    const { practice } = portal.keeper;
    // Whoever stands at no practice is led elsewhere before this is drawn.
    if (practice === undefined) throw new Error('Bug: a booking without a practice.');
    return new AddAppointmentViewModel(portal.port(scheduling), {
      drafts: portal.port(bookingDrafts),
      practice: practice.id,
      ...(checkOut === undefined ? {} : { checkOut }),
    });
  });
  const onNext = useCallback((path: string, inPlace = false) => void navigate(path, { replace: inPlace }), [navigate]);
  return <AddAppointmentScreen viewModel={viewModel} onNext={onNext} />;
};

/** The start of booking, by itself or while checking out (`APT-057`, `APT-216`). */
const AddAppointment: Screen = ({ portal }) => {
  const { pathname, search } = useLocation();
  if (!/\/check_out\//i.test(pathname)) return <Choosing portal={portal} checkOut={undefined} />;
  const checkOut = checkOutOf(portal, search);
  if (checkOut === undefined) return <Navigate to="/appointments" replace />;
  return <Choosing portal={portal} checkOut={checkOut} />;
};
export default AddAppointment;
