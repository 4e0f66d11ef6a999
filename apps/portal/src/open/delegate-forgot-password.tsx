import { paths } from '@portico/application/kernel';
import { ForgotPasswordViewModel } from '@portico/view-models/recovery';
import { DelegateForgotScreen } from '@portico/ui/screens/delegates';
import { useState } from 'react';
import { delegateSignIn } from '../composition/ports/delegate-sign-in.ts';
import type { OpenScreenComponent } from './screens.ts';

const DelegateForgotPassword: OpenScreenComponent = ({ portal: { port, clock } }) => {
  const [viewModel] = useState(
    () => new ForgotPasswordViewModel({ ask: (email) => port(delegateSignIn).forgotPassword(email) }, clock),
  );
  return <DelegateForgotScreen viewModel={viewModel} signInAt={paths.delegateLogin} />;
};
export default DelegateForgotPassword;
