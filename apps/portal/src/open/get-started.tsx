import { GetStartedScreen } from '@portico/ui/screens/guests';
import { isServed } from '../routes/place-of.ts';
import type { OpenScreenComponent } from './screens.ts';

const offered = (path: string): string | undefined => (isServed(path) ? path : undefined);

const GetStarted: OpenScreenComponent = () => (
  <GetStartedScreen signUpTo={offered('/signup')} guestTo={offered('/guest/guestPayNoCode')} />
);
export default GetStarted;
