import { SupportViewModel } from '@portico/view-models/support';
import { SupportScreen } from '@portico/ui/screens/support';
import { support } from '../composition/ports/support.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const Support: Screen = ({ portal }) => (
  <SupportScreen
    viewModel={useScreen(() => new SupportViewModel(portal.port(support)))}
    recent={portal.record.recent}
    may={(permission) => portal.clientSession.actingAs.may(permission)}
  />
);
export default Support;
