import { DashboardViewModel } from '@portico/application/dashboard';
import { DashboardScreen } from '@portico/ui/screens/dashboard';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen.ts';

const Dashboard: Screen = ({ portal }) => (
  <DashboardScreen viewModel={useScreen(() => new DashboardViewModel(portal.dashboard))} />
);
export default Dashboard;
