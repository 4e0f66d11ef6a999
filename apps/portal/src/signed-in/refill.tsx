import { RefillScreen } from '@portico/ui/screens/refills';
import { RefillViewModel } from '@portico/view-models/refills';
import { useParams } from 'react-router-dom';
import { refills } from '../composition/ports/refills.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const Refill: Screen = ({ portal }) => {
  const { medicationId: medication = '' } = useParams();
  const { clientSession, drafts } = portal;
  const viewModel = useScreen(() => {
    const { practice } = clientSession.actingAs;
    if (practice === undefined) throw new Error('Bug: a record is open at a practice only.');
    return new RefillViewModel(portal.port(refills), {
      medication,
      patient: { practice: practice.id, patient: practice.patient },
      draft: drafts.of(`refill:${medication}`),
      randomUuid: () => crypto.randomUUID(),
    });
  });
  return <RefillScreen viewModel={viewModel} />;
};
export default Refill;
