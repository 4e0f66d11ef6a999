import { ProfilePhotoViewModel } from '@portico/view-models/profile';
import { PhotoScreen } from '@portico/ui/screens/profile';
import { face } from '../composition/ports/face.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen.ts';

const Photo: Screen = ({ portal: { port } }) => (
  <PhotoScreen viewModel={useScreen(() => new ProfilePhotoViewModel(port(face)))} />
);
export default Photo;
