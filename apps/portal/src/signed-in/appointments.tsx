import { AppointmentListScreen } from '@portico/ui/screens/appointments';
import { observer } from 'mobx-react-lite';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen.ts';

const Appointments: Screen = observer(({ portal }) => (
  <AppointmentListScreen viewModel={useScreen(portal.appointments)} />
));
export default Appointments;
