import { GuestWaitListViewModel } from '@portico/view-models/guests';
import { GuestWaitListScreen } from '@portico/ui/screens/guests';
import { useSearchParams } from 'react-router-dom';
import { notificationLinkActions } from '../composition/ports/notification-link-actions.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import type { OpenScreenComponent } from './screens.ts';

const GuestEarlierTime: OpenScreenComponent = ({ portal }) => {
  const [query] = useSearchParams();
  const viewModel = useScreen(
    () => new GuestWaitListViewModel(portal.port(notificationLinkActions), query.get('code') ?? '', portal.clock),
  );
  return <GuestWaitListScreen viewModel={viewModel} />;
};
export default GuestEarlierTime;
