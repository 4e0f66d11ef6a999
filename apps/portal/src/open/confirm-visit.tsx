import { ConfirmVisitViewModel } from '@portico/view-models/guests';
import { ConfirmVisitScreen } from '@portico/ui/screens/guests';
import { useSearchParams } from 'react-router-dom';
import { notificationLinkActions } from '../composition/ports/notification-link-actions.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import type { OpenScreenComponent } from './screens.ts';

const ConfirmVisit: OpenScreenComponent = ({ portal }) => {
  const [query] = useSearchParams();
  const viewModel = useScreen(
    () => new ConfirmVisitViewModel(portal.port(notificationLinkActions), query.get('code') ?? ''),
  );
  return <ConfirmVisitScreen viewModel={viewModel} />;
};
export default ConfirmVisit;
