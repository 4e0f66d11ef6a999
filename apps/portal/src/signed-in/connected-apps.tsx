import { ConnectedAppsViewModel } from '@portico/view-models/connected-apps';
import { ConnectedAppsScreen } from '@portico/ui/screens/connected-apps';
import { connectedApps } from '../composition/ports/connected-apps.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const ConnectedApps: Screen = ({ portal }) => (
  <ConnectedAppsScreen viewModel={useScreen(() => new ConnectedAppsViewModel(portal.port(connectedApps)))} />
);
export default ConnectedApps;
