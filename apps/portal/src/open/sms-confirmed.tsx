import { paths } from '@portico/application/kernel';
import { SmsConfirmedScreen } from '@portico/ui/screens/signup';
import { useSearchParams } from 'react-router-dom';
import type { OpenScreenComponent } from './screens.ts';

/** Leads on to the sign-up with the same query and `sms` (`ACC-063`). */
const SmsConfirmed: OpenScreenComponent = ({ go }) => {
  const [values] = useSearchParams();
  const onGo = () => {
    const query = new URLSearchParams(values);
    query.set('sms', 'true');
    go(`${paths.signUp}?${query.toString()}`);
  };
  return <SmsConfirmedScreen onGo={onGo} />;
};
export default SmsConfirmed;
