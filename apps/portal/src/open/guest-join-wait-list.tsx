import { paths } from '@portico/application/kernel';
import type { StoredGuest } from '@portico/view-models/access';
import { PracticePageViewModel } from '@portico/view-models/guests';
import { WaitListViewModel } from '@portico/view-models/scheduling';
import type { AppointmentId } from '@portico/domain/kernel';
import { GuestWaitScreen } from '@portico/ui/screens/guests';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { waitListService } from '../composition/ports/wait-list.ts';
import { guests } from '../composition/ports/guests.ts';
import { useScreen } from '../signed-in/use-screen-view-model.ts';
import { beginAnew, type OpenScreenComponent, type OpenScreenProps } from './screens.ts';

const Waiting = ({ portal, go, params, at }: OpenScreenProps & { readonly at: StoredGuest }) => {
  const page = useScreen(() => new PracticePageViewModel(portal.port(guests), at.practice));
  const viewModel = useScreen(() => {
    const visit = (params['appointmentId'] ?? '') as AppointmentId;
    return new WaitListViewModel({
      waitListService: portal.port(waitListService),
      look: { practice: at.practice, visit },
      about: { kind: 'visit', visit },
      clock: portal.clock,
      draft: portal.drafts.of(`wait-list ${visit}`),
    });
  });
  return (
    <GuestWaitScreen
      viewModel={viewModel}
      page={page}
      onBack={() => go(paths.guestVisit)}
      onOver={() => beginAnew(portal, go)}
    />
  );
};

/**
 * Waiting for an earlier time, by a guest's link. Without a passed identity check it redirects to the start of the
 * link.
 */
const GuestWait: OpenScreenComponent = (props) => {
  const [at] = useState(props.portal.clientSession.guest.current);
  return at === undefined ? <Navigate to={paths.getStarted} replace /> : <Waiting {...props} at={at} />;
};
export default GuestWait;
