import { ClinicalNoteScreen } from '@portico/ui/screens/notes';
import { ClinicalNoteViewModel } from '@portico/view-models/health';
import { useParams } from 'react-router-dom';
import { clinicalNotes } from '../composition/ports/clinical-notes.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const ClinicalNote: Screen = ({ portal }) => {
  const { noteId = '' } = useParams();
  const viewModel = useScreen(() => new ClinicalNoteViewModel(portal.port(clinicalNotes), noteId));
  return <ClinicalNoteScreen viewModel={viewModel} />;
};
export default ClinicalNote;
