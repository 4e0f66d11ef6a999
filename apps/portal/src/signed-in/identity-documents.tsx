import { IdentityDocumentsViewModel } from '@portico/view-models/profile';
import { IdentityDocumentsScreen } from '@portico/ui/screens/profile';
import { identityDocuments } from '../composition/ports/identity-documents.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const Documents: Screen = ({ portal: { port, drafts } }) => (
  <IdentityDocumentsScreen
    viewModel={useScreen(() => new IdentityDocumentsViewModel(port(identityDocuments), drafts.of('documents')))}
  />
);
export default Documents;
