import { GuestVisitViewModel } from '@portico/application/guests';
import { GuestVisitScreen } from '@portico/ui/screens/guests';
import { guests } from '../composition/ports/guests.ts';
import { useScreen } from '../signed-in/use-screen.ts';
import { beginAnew, type OpenScreenComponent } from './screens.ts';
import { useGuestActions } from './use-guest-actions.ts';

const GuestVisit: OpenScreenComponent = ({ portal, go }) => {
  const viewModel = useScreen(() => new GuestVisitViewModel(portal.port(guests)));
  const actions = useGuestActions(portal, viewModel, go);
  return <GuestVisitScreen viewModel={viewModel} actions={actions} onOver={() => beginAnew(portal, go)} />;
};
export default GuestVisit;
