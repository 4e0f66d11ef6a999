import { paths } from '@portico/application/kernel';
import { choiceOf, inPlaceOf, WaitListViewModel, type WaitListTools } from '@portico/view-models/scheduling';
import type { AppointmentId, LocalDate, PracticeId } from '@portico/domain/kernel';
import { EarlierTimeScreen } from '@portico/ui/screens/scheduling';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { waitListService } from '../composition/ports/wait-list.ts';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

type Wanted = Pick<WaitListTools, 'look' | 'about'>;

/** What is handed over where no time was free: the last day that can be looked at there. */
export interface WaitUntil {
  readonly until?: LocalDate;
}

const Waiting = ({ portal, wanted }: { readonly portal: Portal; readonly wanted: Wanted }) => {
  const navigate = useNavigate();
  const viewModel = useScreen(
    () =>
      new WaitListViewModel({
        waitListService: portal.port(waitListService),
        clock: portal.clock,
        draft: portal.drafts.of(`wait-list ${wanted.look.visit ?? ''}`),
        ...wanted,
      }),
  );
  return (
    <EarlierTimeScreen
      viewModel={viewModel}
      onBack={() => void navigate(paths.appointments)}
      onFree={(free, visit) => {
        const { draft, to } = inPlaceOf(wanted.look.practice, visit, free);
        portal.port(bookingDrafts).keep(draft);
        const above = paths.visit({ practiceId: draft.practice, appointmentId: visit.id });
        void navigate(to, { state: { above } });
      }}
    />
  );
};

/** Of a booked visit, by its address; of what was chosen to be booked, where no time of it is free. */
const WaitList: Screen = ({ portal }) => {
  const { appointmentId, practiceId } = useParams();
  const { until } = (useLocation().state ?? {}) as WaitUntil;
  const [draft] = useState(portal.port(bookingDrafts).current);
  if (appointmentId !== undefined && practiceId !== undefined) {
    const visit = appointmentId as AppointmentId;
    const look = { practice: practiceId as PracticeId, visit };
    return <Waiting portal={portal} wanted={{ look, about: { kind: 'visit', visit } }} />;
  }
  const chosen = choiceOf(draft);
  if ('to' in chosen || until === undefined)
    return <Navigate to={'to' in chosen ? chosen.to : paths.appointments} replace />;
  const { practice, offer } = chosen.choice;
  return <Waiting portal={portal} wanted={{ look: { practice }, about: { kind: 'offer', offer, until } }} />;
};
export default WaitList;
