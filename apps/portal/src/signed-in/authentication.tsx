import { authenticationForms, AuthenticationViewModel } from '@portico/view-models/authentication';
import { AuthenticationScreen } from '@portico/ui/screens/authentication';
import { use, useEffect } from 'react';
import { authentication } from '../composition/ports/authentication.ts';
import { secondFactorOffer } from '../composition/ports/second-factor-offer.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const Authentication: Screen = ({ portal }) => {
  const { identityProviders: providers = [] } = use(portal.config);
  // Who is where a second factor is set up has followed the offer of one, and may set it up now.
  useEffect(() => portal.port(secondFactorOffer).end(), [portal]);
  return (
    <AuthenticationScreen
      viewModel={useScreen(() => new AuthenticationViewModel(portal.port(authentication)))}
      tools={{
        forms: authenticationForms({
          authentication: portal.port(authentication),
          device: portal.device.id,
          clock: portal.clock,
          passkeys: portal.passkeys,
          leaveFor: (address) => window.location.assign(address),
        }),
        hasPasskeys: portal.passkeys.isAble,
        providers,
      }}
    />
  );
};
export default Authentication;
