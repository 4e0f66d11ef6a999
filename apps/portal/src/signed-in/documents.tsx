import { PapersViewModel } from '@portico/application/profile';
import { PapersScreen } from '@portico/ui/screens/profile';
import { papers } from '../composition/ports/papers.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen.ts';

const Documents: Screen = ({ portal: { port, drafts } }) => (
  <PapersScreen viewModel={useScreen(() => new PapersViewModel(port(papers), drafts.of('documents')))} />
);
export default Documents;
