import { paths } from '@portico/application/kernel';
import { SignUpIdentity } from '@portico/view-models/authentication';
import { DelegateAccountViewModel } from '@portico/view-models/delegates';
import { DelegateAccountScreen } from '@portico/ui/screens/delegates';
import { ProviderDelegateAccount } from '@portico/ui/screens/entrance';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useState, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { delegateSignIn } from '../composition/ports/delegate-sign-in.ts';
import { providerTrip } from '../composition/ports/identity-provider-trip.ts';
import type { OpenScreenComponent, OpenScreenProps } from './screens.ts';
import { useProviders } from './use-identity-providers.ts';

const madeFor = (portal: Portal, code: string, signInAt: string) => {
  const { port, invitation, device } = portal;
  const brought = new SignUpIdentity({
    trip: port(providerTrip),
    onKnown: () => window.location.assign(signInAt),
    onEmail: (email) => viewModel.fillInEmail(email),
    onDisowned: (email) => viewModel.takeEmailOut(email),
  });
  const viewModel: DelegateAccountViewModel = new DelegateAccountViewModel(port(delegateSignIn), invitation, code, {
    device: device.id,
    get ticket() {
      return brought.ticket;
    },
    dropIdentity: brought.dropIdentity,
  });
  return { brought, viewModel };
};

const DelegateCreateAccount: OpenScreenComponent = observer(({ portal, config, go }: OpenScreenProps) => {
  const { identityProviders: offered = [], identityProvidersOnly: only = false } = use(config);
  const [query] = useSearchParams();
  const code = query.get('code') ?? '';
  const named = `code=${encodeURIComponent(code)}`;
  const signInAt = `${paths.delegateLogin}?${named}`;
  const [{ brought, viewModel }] = useState(() => madeFor(portal, code, signInAt));
  useEffect(() => () => viewModel.dispose(), [viewModel]);
  return (
    <DelegateAccountScreen
      viewModel={viewModel}
      verifyAt={`${paths.delegateVerification}?${named}`}
      signInAt={signInAt}
      by={
        only
          ? {
              shown: <Provider portal={portal} brought={brought} offered={offered} />,
              isKnown: brought.identity !== undefined,
            }
          : undefined
      }
      onLed={go}
    />
  );
});
export default DelegateCreateAccount;

const Provider = ({
  portal,
  ...shown
}: Omit<ComponentProps<typeof ProviderDelegateAccount>, 'viewModel'> & {
  readonly portal: Portal;
  readonly brought: SignUpIdentity;
}) => <ProviderDelegateAccount viewModel={useProviders(portal, shown.brought)} {...shown} />;
