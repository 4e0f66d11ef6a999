import { PrivacyScreen } from '@portico/ui/screens/signup';
import type { OpenScreenComponent } from './screens.ts';

const Privacy: OpenScreenComponent = () => <PrivacyScreen />;
export default Privacy;
