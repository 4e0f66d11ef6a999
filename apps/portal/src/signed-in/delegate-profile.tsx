import { DelegateProfileViewModel } from '@portico/view-models/delegates';
import { DelegateProfileScreen } from '@portico/ui/screens/delegates';
import { delegates } from '../composition/ports/delegates.ts';
import { representedPeople } from '../composition/ports/represented-people.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const DelegateProfile: Screen = ({ portal: { port, clientSession } }) => (
  <DelegateProfileScreen
    viewModel={useScreen(() => new DelegateProfileViewModel(port(delegates), port(representedPeople), clientSession))}
    // A new page: nothing of the person before stays in any store.
    onChosen={(address) => window.location.assign(address)}
  />
);
export default DelegateProfile;
