import { SupportViewModel } from '@portico/application/support';
import { SupportScreen } from '@portico/ui/screens/support';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen.ts';

const Support: Screen = ({ portal }) => (
  <SupportScreen viewModel={useScreen(() => new SupportViewModel(portal.support))} recent={portal.record.recent} />
);
export default Support;
