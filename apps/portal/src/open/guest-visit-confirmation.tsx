import { GuestMadeViewModel } from '@portico/view-models/guests';
import { GuestMadeScreen } from '@portico/ui/screens/guests';
import { guests } from '../composition/ports/guests.ts';
import { useAddToCalendar } from '../signed-in/use-add-to-calendar.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import { beginAnew, type OpenScreenComponent } from './screens.ts';

const GuestMade: OpenScreenComponent = ({ portal, go }) => {
  const viewModel = useScreen(() => new GuestMadeViewModel(portal.port(guests)));
  const calendar = useAddToCalendar(portal);
  return <GuestMadeScreen viewModel={viewModel} calendar={calendar} onOver={() => beginAnew(portal, go)} />;
};
export default GuestMade;
