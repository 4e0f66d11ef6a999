import { MyHealthScreen } from '@portico/ui/screens/health';
import { observer } from 'mobx-react-lite';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen.ts';

const MyHealth: Screen = observer(({ portal }) => <MyHealthScreen viewModel={useScreen(portal.myHealth)} />);
export default MyHealth;
