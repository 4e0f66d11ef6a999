import { UpdatesViewModel } from '@portico/view-models/profile';
import { UpdatesScreen } from '@portico/ui/screens/profile';
import { updates } from '../composition/ports/notification-updates.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const Notifications: Screen = ({ portal: { port } }) => (
  <UpdatesScreen viewModel={useScreen(() => new UpdatesViewModel(port(updates)))} />
);
export default Notifications;
