import { isChartSection } from '@portico/domain/health';
import { RecordEntryScreen } from '@portico/ui/screens/entries';
import { RecordEntryViewModel } from '@portico/view-models/health';
import { useParams } from 'react-router-dom';
import { entries } from '../composition/ports/entries.ts';
import { messageStart } from '../composition/ports/message-start.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const Entry: Screen = ({ portal }) => {
  const { section = '', entryId: entry = '' } = useParams();
  const { clientSession, drafts, port } = portal;
  const viewModel = useScreen(() => {
    const { practice } = clientSession.actingAs;
    if (practice === undefined) throw new Error('Bug: a record is open at a practice only.');
    return new RecordEntryViewModel(port(entries), {
      of: { section: isChartSection(section) ? section : 'conditions', entry },
      patient: { practice: practice.id, patient: practice.patient },
      draftOf: (form) => drafts.of(`entry:${section}:${entry}:${form}`),
      randomUuid: () => crypto.randomUUID(),
    });
  });
  return <RecordEntryScreen viewModel={viewModel} onWrite={(message) => port(messageStart).put(message)} />;
};
export default Entry;
