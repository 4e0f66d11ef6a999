import { DashboardViewModel, isDashboardTab } from '@portico/application/dashboard';
import { DashboardScreen } from '@portico/ui/screens/dashboard';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen.ts';

/** The open tab stands in the address, without a step of its own in the history: back leaves the dashboard. */
const Dashboard: Screen = ({ portal }) => {
  const navigate = useNavigate();
  const named = useLocation().hash.slice(1);
  const viewModel = useScreen(
    () =>
      new DashboardViewModel(portal.dashboard, {
        tab: isDashboardTab(named) ? named : 'appointments',
        onTab: (tab) => void navigate({ hash: tab }, { replace: true, preventScrollReset: true }),
      }),
  );
  return <DashboardScreen viewModel={viewModel} />;
};
export default Dashboard;
