import { GuestVisitViewModel } from '@portico/view-models/guests';
import { GuestVisitScreen } from '@portico/ui/screens/guests';
import { guests } from '../composition/ports/guests.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import { beginAnew, type OpenScreenComponent } from './screens.ts';
import { useGuestButtons } from './use-guest-buttons.ts';

const GuestVisit: OpenScreenComponent = ({ portal, go }) => {
  const viewModel = useScreen(() => new GuestVisitViewModel(portal.port(guests)));
  const buttons = useGuestButtons(portal, viewModel, go);
  return <GuestVisitScreen viewModel={viewModel} buttons={buttons} onOver={() => beginAnew(portal, go)} />;
};
export default GuestVisit;
