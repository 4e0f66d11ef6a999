import { AccessibilityScreen } from '@portico/ui/screens/signup';
import type { OpenScreenComponent } from './screens.ts';

const Accessibility: OpenScreenComponent = () => <AccessibilityScreen />;
export default Accessibility;
