import { withQuery } from '@portico/application/kernel';
import {
  checkInPathOf,
  signInForTask,
  taskVisitIn,
  type CheckInVisit,
  type TaskVisit,
} from '@portico/application/visits';
import { TaskReturnViewModel } from '@portico/view-models/visits';
import type { ClientSession } from '@portico/view-models/access';
import { GuestCheckInFailed, TaskReturnScreen, TaskSignInFirst } from '@portico/ui/screens/visits';
import { useSearchParams } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { checkIn } from '../composition/ports/check-in.ts';
import { useScreen } from '../signed-in/use-screen.ts';
import { beginAnew, guestDonePath, type OpenScreenComponent, type OpenScreenProps } from './screens.ts';

/** The visit that an address names, at whichever practice of theirs. A guest's is known by the link. */
const visitOf = ({ guest, practices, signedIn }: ClientSession, named: TaskVisit | undefined): CheckInVisit => {
  if (named === undefined) return {};
  const patient = signedIn ? practices.find(({ id }) => id === named.practice)?.patient : guest?.patient;
  if (patient === undefined) return {};
  return { patient: { practice: named.practice, patient }, appointment: named.appointment };
};

const guestPathOf = ({ appointment }: Required<CheckInVisit>): string =>
  withQuery('/guest/workflow/check_in', { appointment_id: appointment });

// What is led to takes the place of this page: going back does not lead on once more.
const leadTo = (path: string): void => window.location.replace(path);

interface ReturningProps extends Pick<OpenScreenProps, 'go'> {
  readonly portal: Portal;
  readonly named: TaskVisit | undefined;
}

const Returning = ({ portal, named, go }: ReturningProps) => {
  const { clientSession } = portal;
  const { signedIn } = clientSession;
  const viewModel = useScreen(
    () =>
      new TaskReturnViewModel({
        checkIn: portal.port(checkIn),
        visit: visitOf(clientSession, named),
        onDone: () => {
          if (!signedIn) return leadTo(guestDonePath);
          clientSession.noteCheckedIn('/appointments');
          leadTo('/appointments');
        },
        onCheckIn: (visit) => leadTo(signedIn ? checkInPathOf(visit) : guestPathOf(visit)),
      }),
  );
  const over = () => beginAnew(portal, go);
  return signedIn ? (
    <TaskReturnScreen viewModel={viewModel} onBack={() => leadTo('/appointments')} />
  ) : (
    <TaskReturnScreen
      viewModel={viewModel}
      failed={(problem) => <GuestCheckInFailed problem={problem} onRetry={() => void viewModel.load()} onOver={over} />}
      onBack={over}
    />
  );
};

/** The page to which partners return, for patients and guests (`ACC-045`, `APT-208`, `APT-213`). */
const ContinueCheckIn: OpenScreenComponent = ({ portal, go }) => {
  const [query] = useSearchParams();
  const named = taskVisitIn(query);
  const { signedIn, guest } = portal.clientSession;
  return signedIn || guest !== undefined ? (
    <Returning portal={portal} named={named} go={go} />
  ) : (
    <TaskSignInFirst onSignIn={() => go(signInForTask(named))} />
  );
};
export default ContinueCheckIn;
