import { DetailsViewModel } from '@portico/view-models/profile';
import { PersonalScreen } from '@portico/ui/screens/profile';
import { profile } from '../composition/ports/profile.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const Personal: Screen = ({ portal: { port, drafts } }) => (
  <PersonalScreen viewModel={useScreen(() => new DetailsViewModel(port(profile), 'personal', drafts.of('personal')))} />
);
export default Personal;
