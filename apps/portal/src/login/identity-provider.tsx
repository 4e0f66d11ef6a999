import { ProviderAccount, ProviderSignIn } from '@portico/ui/screens/entrance';
import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { useProviders } from '../open/use-identity-providers.ts';
import type { PortalProps } from '../portal-root.tsx';
import type { LoginPart } from './login.tsx';

/** The provider buttons; or, in place of the form, the account to connect after a return from a provider. */
const ProviderPart: LoginPart = observer(({ portal, config }: PortalProps) => {
  const { identityProviders: offered = [], identityProvidersOnly: only = false } = use(config);
  const { signIn } = portal;
  const viewModel = useProviders(portal, signIn);
  const isConnecting = signIn.identity !== undefined && !signIn.identity.isKnown;
  return isConnecting ? (
    <ProviderAccount viewModel={viewModel} signIn={signIn} offered={offered} />
  ) : (
    <ProviderSignIn viewModel={viewModel} signIn={signIn} offered={offered} only={only} />
  );
});
export default ProviderPart;
