import { ProviderSignInViewModel, type ProviderSignInAround } from '@portico/view-models/authentication';
import { useEffect, useState } from 'react';
import type { Portal } from '../composition/compose.ts';
import { providerEntrance } from '../composition/ports/identity-provider-entrance.ts';
import { providerTrip } from '../composition/ports/identity-provider-trip.ts';

/** The buttons of the providers on a page of the portal, which takes over whom a person came back as. */
export const useProviders = (portal: Portal, signIn: ProviderSignInAround['signIn']): ProviderSignInViewModel => {
  const [viewModel] = useState(
    () =>
      new ProviderSignInViewModel({
        entrance: portal.port(providerEntrance),
        trip: portal.port(providerTrip),
        signIn,
        device: portal.device.id,
        here: () => `${window.location.pathname}${window.location.search}`,
        leaveFor: (address) => window.location.assign(address),
      }),
  );
  useEffect(() => {
    viewModel.arrive();
    window.addEventListener('pageshow', viewModel.rest);
    return () => {
      window.removeEventListener('pageshow', viewModel.rest);
      viewModel.dispose();
    };
  }, [viewModel]);
  return viewModel;
};
