import { AppointmentListViewModel } from '@portico/application/appointments';
import { AppointmentListScreen } from '@portico/ui/screens/appointments';
import { appointments } from '../composition/ports/appointments.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen.ts';

const Appointments: Screen = ({ portal }) => (
  <AppointmentListScreen
    viewModel={useScreen(() => new AppointmentListViewModel(portal.port(appointments)))}
    practice={portal.keeper.layout}
  />
);
export default Appointments;
