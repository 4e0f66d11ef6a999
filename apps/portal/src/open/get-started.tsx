import { paths, withQuery } from '@portico/application/kernel';
import { GetStartedScreen } from '@portico/ui/screens/guests';
import { useSearchParams } from 'react-router-dom';
import { isServed } from '../routes/resolve-address.ts';
import { readEntryQuery } from './entry-query.ts';
import type { OpenScreenComponent } from './screens.ts';

/** A guest's bill is one of a practice: without one in the address there is nothing to continue to. */
const GetStarted: OpenScreenComponent = () => {
  const [query] = useSearchParams();
  const { practice } = readEntryQuery(query);
  const signUp = paths.registerAccount;
  return (
    <GetStartedScreen
      signUpTo={isServed(signUp) ? signUp : undefined}
      guestTo={practice === undefined ? undefined : withQuery(paths.guestPayNoCode, { practice_id: practice })}
    />
  );
};
export default GetStarted;
