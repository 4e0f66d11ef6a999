import { BrowserFileWindows } from '@portico/adapters-browser';
import { CreateSummaryViewModel } from '@portico/view-models/health';
import { CreateSummaryScreen } from '@portico/ui/screens/health';
import { useSearchParams } from 'react-router-dom';
import { summaries } from '../composition/ports/summaries.ts';
import { openKept } from './open-kept-document.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

const VisitSummary: Screen = ({ portal: { port, clock, delivery, clientSession } }) => {
  const [query] = useSearchParams();
  const viewModel = useScreen(() => {
    const [practice, day] = [query.get('practiceId'), query.get('day')];
    return new CreateSummaryViewModel(
      {
        summaries: port(summaries),
        clock,
        delivery,
        windows: new BrowserFileWindows(() => window),
        openKept,
        mayMail: (at) => clientSession.actingAs.may('health:act', at),
      },
      { ...(practice === null ? {} : { practice }), ...(day === null ? {} : { day }) },
    );
  });
  return <CreateSummaryScreen viewModel={viewModel} />;
};
export default VisitSummary;
