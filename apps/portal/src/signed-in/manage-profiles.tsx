import { ManageProfilesViewModel } from '@portico/application/delegates';
import { ManageProfilesScreen } from '@portico/ui/screens/delegates';
import { useCallback } from 'react';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen.ts';

const ManageProfiles: Screen = ({ portal: { delegates, keeper } }) => (
  <ManageProfilesScreen
    viewModel={useScreen(() => new ManageProfilesViewModel(delegates, keeper))}
    onLeft={useCallback(() => window.location.assign('/delegateProfile'), [])}
  />
);
export default ManageProfiles;
