import { AuthenticationViewModel } from '@portico/application/authentication';
import { AuthenticationScreen } from '@portico/ui/screens/authentication';
import { authentication } from '../composition/ports/authentication.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen.ts';

const Authentication: Screen = ({ portal }) => (
  <AuthenticationScreen
    viewModel={useScreen(() => new AuthenticationViewModel(portal.port(authentication)))}
    tools={{
      authentication: portal.port(authentication),
      device: portal.device.id,
      clock: portal.clock,
      passkeys: portal.passkeys,
    }}
  />
);
export default Authentication;
