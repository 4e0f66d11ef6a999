import { TermsScreen } from '@portico/ui/screens/signup';
import type { OpenScreenComponent } from './screens.ts';

const Terms: OpenScreenComponent = () => <TermsScreen />;
export default Terms;
