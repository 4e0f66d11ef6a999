import { ProviderSignInViewModel } from '@portico/application/authentication';
import { ProviderAccount, ProviderSignIn } from '@portico/ui/screens/entrance';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useState } from 'react';
import { providerEntrance, providerTrip } from '../composition/ports/provider-entrance.ts';
import type { Portal } from '../composition/compose.ts';
import type { PortalProps } from '../portal-root.tsx';
import type { LoginPart } from './login.tsx';

const viewModelFor = (portal: Portal): ProviderSignInViewModel =>
  new ProviderSignInViewModel({
    entrance: portal.port(providerEntrance),
    trip: portal.port(providerTrip),
    signIn: portal.signIn,
    device: portal.device.id,
    here: () => `${window.location.pathname}${window.location.search}`,
    leaveFor: (address) => window.location.assign(address),
  });

/** The buttons of the providers, or in the place of the form an account to be shown for somebody who came from one. */
const ProviderPart: LoginPart = observer(({ portal, config }: PortalProps) => {
  const { identityProviders: offered = [], identityProvidersOnly: only = false } = use(config);
  const { signIn } = portal;
  const [viewModel] = useState(() => viewModelFor(portal));
  useEffect(() => {
    viewModel.arrive();
    window.addEventListener('pageshow', viewModel.rest);
    return () => {
      window.removeEventListener('pageshow', viewModel.rest);
      viewModel.dispose();
    };
  }, [viewModel]);
  const isConnecting = signIn.identity !== undefined && !signIn.identity.isKnown;
  return isConnecting ? (
    <ProviderAccount viewModel={viewModel} signIn={signIn} offered={offered} />
  ) : (
    <ProviderSignIn viewModel={viewModel} signIn={signIn} offered={offered} only={only} />
  );
});
export default ProviderPart;
