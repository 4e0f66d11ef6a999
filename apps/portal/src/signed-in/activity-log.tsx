import { ActivityHistoryViewModel } from '@portico/view-models/activity';
import { ActivityLogScreen } from '@portico/ui/screens/activity';
import { activity } from '../composition/ports/activity.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const ActivityLog: Screen = ({ portal }) => (
  <ActivityLogScreen viewModel={useScreen(() => new ActivityHistoryViewModel(portal.port(activity)))} />
);
export default ActivityLog;
