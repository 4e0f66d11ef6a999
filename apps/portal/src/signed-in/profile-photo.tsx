import { ProfilePhotoViewModel } from '@portico/view-models/profile';
import { PhotoScreen } from '@portico/ui/screens/profile';
import { face } from '../composition/ports/profile-photo.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const Photo: Screen = ({ portal: { port, drafts } }) => (
  <PhotoScreen viewModel={useScreen(() => new ProfilePhotoViewModel(port(face), drafts.of('photo')))} />
);
export default Photo;
