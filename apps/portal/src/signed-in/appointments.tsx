import { AppointmentListViewModel } from '@portico/application/appointments';
import { AppointmentListScreen } from '@portico/ui/screens/appointments';
import { useEffect } from 'react';
import { appointments } from '../composition/ports/appointments.ts';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { checkOutDrafts } from '../composition/ports/check-out-drafts.ts';
import type { Screen } from './routes.ts';
import { bookPath, useCardButtons } from './use-card-buttons.ts';
import { useScreen } from './use-screen.ts';

const Appointments: Screen = ({ portal, fetchPart }) => {
  const viewModel = useScreen(() => new AppointmentListViewModel(portal.port(appointments)));
  const buttons = useCardButtons(portal, fetchPart, viewModel.load);
  // A booking, or a check-out, that was begun and left is over (`APT-027` to `APT-029`).
  useEffect(() => {
    portal.port(bookingDrafts).clear();
    portal.port(checkOutDrafts).leaveFor('/appointments');
  }, [portal]);
  return (
    <AppointmentListScreen
      viewModel={viewModel}
      buttons={buttons}
      practice={portal.keeper.layout}
      book={bookPath(portal)}
    />
  );
};
export default Appointments;
