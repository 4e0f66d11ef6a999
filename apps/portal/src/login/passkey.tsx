import { PasskeySignInViewModel } from '@portico/view-models/authentication';
import { PasskeySignIn } from '@portico/ui/screens/entrance';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { passkeyEntrance } from '../composition/ports/passkey-entrance.ts';
import type { LoginPart } from './login.tsx';

const PasskeyPart: LoginPart = observer(({ portal }) => {
  const [viewModel] = useState(
    () => new PasskeySignInViewModel(portal.port(passkeyEntrance), portal.passkeys, portal.signIn, portal.device.id),
  );
  useEffect(() => viewModel.dispose, [viewModel]);
  return (
    <PasskeySignIn busy={viewModel.busy} problem={viewModel.problem?.kind} onSignIn={() => void viewModel.signIn()} />
  );
});
export default PasskeyPart;
