import { SupportScreen } from '@portico/ui/screens/support';
import { observer } from 'mobx-react-lite';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen.ts';

const Help: Screen = observer(({ portal }) => <SupportScreen viewModel={useScreen(portal.support)} />);
export default Help;
