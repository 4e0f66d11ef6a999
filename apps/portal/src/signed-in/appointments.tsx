import { AppointmentListViewModel } from '@portico/application/appointments';
import { AppointmentListScreen } from '@portico/ui/screens/appointments';
import { useEffect } from 'react';
import { appointments } from '../composition/ports/appointments.ts';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen.ts';
import { bookPath, useVisitActions } from './use-visit-actions.ts';

const Appointments: Screen = ({ portal }) => {
  const viewModel = useScreen(() => new AppointmentListViewModel(portal.port(appointments)));
  const actions = useVisitActions(portal, viewModel.load);
  // A booking that was begun and left is over (`APT-027` to `APT-029`).
  useEffect(() => {
    portal.port(bookingDrafts).clear();
  }, [portal]);
  return (
    <AppointmentListScreen
      viewModel={viewModel}
      actions={actions}
      practice={portal.keeper.layout}
      book={bookPath(portal)}
    />
  );
};
export default Appointments;
