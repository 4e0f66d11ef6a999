import { paths } from '@portico/application/kernel';
import { ManageProfilesViewModel } from '@portico/view-models/delegates';
import { ManageProfilesScreen } from '@portico/ui/screens/delegates';
import { useCallback } from 'react';
import { delegates } from '../composition/ports/delegates.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const ManageProfiles: Screen = ({ portal: { port, clientSession } }) => (
  <ManageProfilesScreen
    viewModel={useScreen(() => new ManageProfilesViewModel(port(delegates), clientSession.actingAs))}
    onLeft={useCallback(() => window.location.assign(paths.delegateProfile), [])}
  />
);
export default ManageProfiles;
