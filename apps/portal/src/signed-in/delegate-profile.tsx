import { DelegateProfileViewModel } from '@portico/application/delegates';
import { DelegateProfileScreen } from '@portico/ui/screens/delegates';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen.ts';

const DelegateProfile: Screen = ({ portal: { delegates, keeper } }) => (
  <DelegateProfileScreen
    viewModel={useScreen(() => new DelegateProfileViewModel(delegates, keeper))}
    // A new page: nothing of the person before stays in any store.
    onChosen={(address) => window.location.assign(address)}
  />
);
export default DelegateProfile;
