import { readSignupQuery, SignupViewModel } from '@portico/application/signup';
import { SignupScreen } from '@portico/ui/screens/signup';
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { signup } from '../composition/ports/signup.ts';
import { useScreen } from '../signed-in/use-screen.ts';
import type { OpenScreenComponent } from './screens.ts';

const Signup: OpenScreenComponent = ({ portal: { port, device }, go }) => {
  const [values] = useSearchParams();
  const { pathname: path } = useLocation();
  const query = readSignupQuery((name) => values.get(name));
  const viewModel = useScreen(() => new SignupViewModel(port(signup), { path, query, device: device.id }));
  const { invitation } = query;
  const onDone = useCallback(() => go('/?confirmed=true'), [go]);
  return (
    <SignupScreen
      viewModel={viewModel}
      signInTo={invitation === '' ? '/login' : `/login?i=${encodeURIComponent(invitation)}`}
      onDone={onDone}
    />
  );
};
export default Signup;
