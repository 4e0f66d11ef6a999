import { ProviderReturnViewModel } from '@portico/view-models/authentication';
import { ProviderReturn } from '@portico/ui/screens/entrance';
import { useEffect } from 'react';
import { providerEntrance } from '../composition/ports/identity-provider-entrance.ts';
import { providerTrip } from '../composition/ports/identity-provider-trip.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import type { OpenScreenComponent } from './screens.ts';

/** Where an identity provider sends browsers back to. What it sends along leaves the address at once. */
const SignInReturn: OpenScreenComponent = ({ portal, go }) => {
  const viewModel = useScreen(() => {
    const trip = portal.port(providerTrip);
    const query = trip.returnedWith(window.location.search);
    return new ProviderReturnViewModel({
      entrance: portal.port(providerEntrance),
      trip,
      device: portal.device.id,
      query,
      state: new URLSearchParams(query).get('state') ?? '',
    });
  });
  useEffect(() => void window.history.replaceState(window.history.state, '', window.location.pathname), []);
  return <ProviderReturn viewModel={viewModel} onGo={go} />;
};
export default SignInReturn;
