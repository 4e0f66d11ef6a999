import type { PracticeId, ProviderId } from '@portico/domain/kernel';
import { ProviderScreen } from '@portico/ui/screens/scheduling';
import { ProviderPageViewModel } from '@portico/view-models/scheduling';
import { useNavigate, useParams } from 'react-router-dom';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { scheduling } from '../composition/ports/scheduling.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

/** The page about one provider of a practice. */
const Provider: Screen = ({ portal }) => {
  const { practiceId = '', providerId = '' } = useParams();
  const navigate = useNavigate();
  const viewModel = useScreen(
    () =>
      new ProviderPageViewModel(portal.port(scheduling), {
        practice: practiceId as PracticeId,
        provider: providerId as ProviderId,
        drafts: portal.port(bookingDrafts),
      }),
  );
  return <ProviderScreen viewModel={viewModel} onBook={(path) => void navigate(path)} />;
};
export default Provider;
