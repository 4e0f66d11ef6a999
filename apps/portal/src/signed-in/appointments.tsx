import { AppointmentListViewModel } from '@portico/application/appointments';
import { AppointmentListScreen } from '@portico/ui/screens/appointments';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen.ts';

const Appointments: Screen = ({ portal }) => (
  <AppointmentListScreen
    viewModel={useScreen(() => new AppointmentListViewModel(portal.appointments))}
    practice={portal.keeper.layout}
  />
);
export default Appointments;
