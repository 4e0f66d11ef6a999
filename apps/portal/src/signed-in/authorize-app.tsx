import { AppRequestViewModel } from '@portico/view-models/connected-apps';
import { AppRequestScreen } from '@portico/ui/screens/connected-apps';
import { connectedApps } from '../composition/ports/connected-apps.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

/** What the app wrote into the address; a value that is missing is empty, and refused by the gateway. */
const requestIn = (query: URLSearchParams) => {
  const read = (name: string): string => query.get(name) ?? '';
  return {
    response_type: read('response_type'),
    client_id: read('client_id'),
    redirect_uri: read('redirect_uri'),
    scope: read('scope'),
    state: read('state'),
    aud: read('aud'),
    code_challenge: read('code_challenge'),
    code_challenge_method: read('code_challenge_method'),
  };
};

const AuthorizeApp: Screen = ({ portal }) => (
  <AppRequestScreen
    viewModel={useScreen(
      () =>
        new AppRequestViewModel(
          portal.port(connectedApps),
          requestIn(new URLSearchParams(window.location.search)),
          (address) => window.location.assign(address),
        ),
    )}
  />
);
export default AuthorizeApp;
