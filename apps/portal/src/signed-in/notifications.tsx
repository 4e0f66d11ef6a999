import { UpdatesViewModel } from '@portico/view-models/profile';
import { UpdatesScreen } from '@portico/ui/screens/profile';
import { observer } from 'mobx-react-lite';
import { updates } from '../composition/ports/notification-updates.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const Notifications: Screen = observer(({ portal: { port, clientSession, drafts } }) => {
  const { current } = clientSession.layout;
  const isHere = current?.practice === clientSession.actingAs.practice?.id;
  return (
    <UpdatesScreen
      viewModel={useScreen(() => new UpdatesViewModel(port(updates), drafts.of('updates')))}
      withheld={isHere ? current?.withheld : undefined}
    />
  );
});
export default Notifications;
