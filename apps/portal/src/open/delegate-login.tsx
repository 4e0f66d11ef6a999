import { paths } from '@portico/application/kernel';
import { ProofViewModel, SignInViewModel } from '@portico/view-models/access';
import { DelegateLoginViewModel } from '@portico/view-models/delegates';
import type { DelegateSignIn } from '@portico/application/delegates';
import { lazyComponent, Presence } from '@portico/ui/kit';
import { DelegateLoginScreen } from '@portico/ui/screens/delegates';
import { ProviderDelegateSignIn } from '@portico/ui/screens/entrance';
import { observer } from 'mobx-react-lite';
import { use, useCallback, useState, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { delegates } from '../composition/ports/delegates.ts';
import { delegateSignIn } from '../composition/ports/delegate-sign-in.ts';
import type { OpenScreenComponent } from './screens.ts';
import { useProviders } from './use-identity-providers.ts';

const ProofModal = lazyComponent(() => import('./delegate-second-step-chunk.ts'));

const DelegateLogin: OpenScreenComponent = ({ portal, config, go }) => {
  const { identityProviders: offered = [], identityProvidersOnly: only = false } = use(config);
  const [query] = useSearchParams();
  const code = query.get('code') ?? '';
  const [viewModel] = useState(() => {
    const { access, port, device, clientSession, invitation } = portal;
    const signIn = new SignInViewModel(asDelegate(access, port(delegateSignIn)), clientSession, device.id);
    const email = invitation.invitation?.email;
    if (email !== undefined) signIn.form.typeLogin(email);
    return new DelegateLoginViewModel(signIn, port(delegates), clientSession.actingAs, code);
  });
  return (
    <DelegateLoginScreen
      viewModel={viewModel}
      withInvitation={code !== ''}
      created={query.get('created') === 'true'}
      form={
        offered.length > 0 ? (
          <Provider portal={portal} signIn={viewModel.signIn} offered={offered} only={only} />
        ) : undefined
      }
      over={<Proof viewModel={viewModel} portal={portal} />}
      forgotAt={paths.delegateForgotPassword}
      onIn={useCallback(() => go(paths.delegateProfile), [go])}
    />
  );
};
export default DelegateLogin;

const Provider = ({
  portal,
  ...shown
}: Omit<ComponentProps<typeof ProviderDelegateSignIn>, 'viewModel'> & {
  readonly portal: Portal;
  readonly signIn: SignInViewModel;
}) => <ProviderDelegateSignIn viewModel={useProviders(portal, shown.signIn)} {...shown} />;

/** The sign-in of everybody, by the operation of delegates (`ACC-078`). */
const asDelegate = (access: Portal['access'], signInPort: DelegateSignIn): Portal['access'] => ({
  signIn: (credentials) => signInPort.signIn(credentials),
  resendCode: (credentials) => access.resendCode(credentials),
  acceptInvite: (code) => access.acceptInvite(code),
  signOut: () => access.signOut(),
  keepLanguage: () => access.keepLanguage(),
  layout: (practice) => access.layout(practice),
});

const Proof = observer(
  ({ viewModel: { signIn }, portal }: { readonly viewModel: DelegateLoginViewModel; readonly portal: Portal }) => (
    <Presence show={signIn.phase.kind === 'proving' || undefined}>
      {() => <Asked signIn={signIn} portal={portal} />}
    </Presence>
  ),
);

const Asked = ({ signIn, portal }: { readonly signIn: SignInViewModel; readonly portal: Portal }) => {
  const [viewModel] = useState(() => {
    const access = asDelegate(portal.access, portal.port(delegateSignIn));
    return signIn.phase.kind === 'proving'
      ? new ProofViewModel(signIn, access, portal.clock, signIn.phase.asked)
      : undefined;
  });
  return viewModel !== undefined && <ProofModal viewModel={viewModel} />;
};
