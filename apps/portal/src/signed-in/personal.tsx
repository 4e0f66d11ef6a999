import { PersonalViewModel } from '@portico/application/profile';
import { PersonalScreen } from '@portico/ui/screens/profile';
import { profile } from '../composition/ports/profile.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen.ts';

const Personal: Screen = ({ portal }) => (
  <PersonalScreen viewModel={useScreen(() => new PersonalViewModel(portal.port(profile)))} />
);
export default Personal;
