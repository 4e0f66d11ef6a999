import { ForgotPasswordViewModel, NewPasswordViewModel } from '@portico/view-models/recovery';
import { CreateNewPassword, ForgotPassword } from '@portico/ui/screens/entrance';
import { useState } from 'react';
import { recovery } from '../composition/ports/recovery.ts';
import type { LoginPart } from './login.tsx';

/** The link was used: nothing of it stays in the address. */
const forgetLink = (): void => window.history.replaceState(null, '', '/');

const Forgot: LoginPart = ({ portal: { port, clock, signIn } }) => {
  const [viewModel] = useState(() => new ForgotPasswordViewModel(port(recovery), clock, signIn.form.login.trim()));
  return <ForgotPassword viewModel={viewModel} onBack={() => signIn.returnToForm()} />;
};

const Create: LoginPart = ({ portal: { port, clock, signIn } }) => {
  const [viewModel] = useState(() => {
    const link = signIn.page.arrival.reset ?? { code: '', username: '' };
    return new NewPasswordViewModel(port(recovery), clock, link, (email) => {
      forgetLink();
      signIn.returnToForm(email);
    });
  });
  return (
    <CreateNewPassword
      viewModel={viewModel}
      onAnother={() => {
        forgetLink();
        signIn.page.forgotPassword();
      }}
      onBack={() => {
        forgetLink();
        signIn.returnToForm();
      }}
    />
  );
};

const RecoveryPart: LoginPart = (props) =>
  props.portal.signIn.page.state === 'new-password' ? <Create {...props} /> : <Forgot {...props} />;
export default RecoveryPart;
