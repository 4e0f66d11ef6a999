import { GuestBalanceViewModel } from '@portico/application/guests';
import { GuestBalanceScreen } from '@portico/ui/screens/guests';
import { useScreen } from '../signed-in/use-screen.ts';
import { beginAnew, type OpenScreenComponent } from './screens.ts';

const GuestBalance: OpenScreenComponent = ({ portal, go }) => {
  const viewModel = useScreen(() => new GuestBalanceViewModel(portal.guests));
  return <GuestBalanceScreen viewModel={viewModel} onLed={go} onOver={() => beginAnew(portal, go)} />;
};
export default GuestBalance;
