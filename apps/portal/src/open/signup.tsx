import { paths } from '@portico/application/kernel';
import { TabDraft } from '@portico/view-models/access';
import { SignUpIdentity } from '@portico/view-models/authentication';
import { readSignupQuery, SignupViewModel } from '@portico/view-models/signup';
import { ProviderSignUp, type ProviderOffer } from '@portico/ui/screens/entrance';
import { SignupScreen } from '@portico/ui/screens/signup';
import { use, useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { providerTrip } from '../composition/ports/identity-provider-trip.ts';
import { signup } from '../composition/ports/signup.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import type { OpenScreenComponent } from './screens.ts';
import { useProviders } from './use-identity-providers.ts';

const Signup: OpenScreenComponent = ({ portal, config, go }) => {
  const { port, device } = portal;
  const { identityProviders: offered = [] } = use(config);
  const [values] = useSearchParams();
  const { pathname: path } = useLocation();
  const query = readSignupQuery((name) => values.get(name));
  const { invitation } = query;
  const signInTo = invitation === '' ? paths.login : `${paths.login}?i=${encodeURIComponent(invitation)}`;
  const [brought] = useState(
    () =>
      new SignUpIdentity({
        trip: port(providerTrip),
        onKnown: () => window.location.assign(signInTo),
        onEmail: (email) => viewModel.form.replaceEmail('', email),
        onDisowned: (email) => viewModel.form.replaceEmail(email, ''),
      }),
  );
  const viewModel: SignupViewModel = useScreen(
    () =>
      new SignupViewModel(port(signup), {
        path,
        query,
        device: device.id,
        identity: brought,
        draft: new TabDraft(portal.clientSession.handover.signUp, portal.clock.now),
      }),
  );
  const onDone = useCallback(() => go('/?confirmed=true'), [go]);
  return (
    <SignupScreen
      viewModel={viewModel}
      signInTo={signInTo}
      onDone={onDone}
      above={offered.length > 0 && <Providers portal={portal} brought={brought} offered={offered} />}
    />
  );
};
export default Signup;

const Providers = ({
  portal,
  brought,
  offered,
}: {
  readonly portal: Portal;
  readonly brought: SignUpIdentity;
  readonly offered: readonly ProviderOffer[];
}) => <ProviderSignUp viewModel={useProviders(portal, brought)} brought={brought} offered={offered} />;
