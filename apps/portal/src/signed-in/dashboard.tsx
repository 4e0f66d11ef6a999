import { DashboardScreen } from '@portico/ui/screens/dashboard';
import { observer } from 'mobx-react-lite';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen.ts';

const Dashboard: Screen = observer(({ portal }) => <DashboardScreen viewModel={useScreen(portal.dashboard)} />);
export default Dashboard;
